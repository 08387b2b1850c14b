// Purpose: tells writers that the backup has ended.
// Parameters: backup
// Returns: nothing
// Plan: ordered range seek on WriteMark.slot; there are at most 32 nodes.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
SET mark.lockedBy = $backup
WITH mark
WHERE mark.backup = $backup
SET mark.backup = null, mark.backupUntil = null

// Purpose: takes the locks of all marks, so that no transaction that changes entities commits until this one ends, and extends the
//   announcement of the backup.
// Parameters: backup, lease (milliseconds), margin (milliseconds that must be left)
// Returns: one row
//   isAnnounced: boolean -- false if writers may have stopped leaving notes
// Plan: ordered range seek on WriteMark.slot; there are at most 32 nodes.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
SET mark.lockedBy = $backup
WITH collect(mark) AS marks
WITH marks, all(mark IN marks WHERE mark.backup = $backup AND mark.backupUntil > timestamp() + $margin) AS isAnnounced
FOREACH (mark IN CASE WHEN isAnnounced THEN marks ELSE [] END | SET mark.backupUntil = timestamp() + $lease)
RETURN isAnnounced

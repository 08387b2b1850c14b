// Purpose: the marks of writes that are committed completely. A mark can be visible while the rest of its transaction is still being applied,
//   but its lock is held until the end. The transaction is rolled back.
// Returns: marks (as read-marks)
// Plan: ordered range seek on WriteMark.slot; there are at most 32 nodes.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
SET mark.lockedAt = 0
WITH mark
RETURN collect(mark.transaction) AS marks

// Purpose: waits until the full-text index contains everything that was committed before, and is visible to searches.
// Returns: one row
//   marks: string[] -- as read-marks; they were read before the wait, so the index contains their writes
//   stages: string[] -- as read-marks
// Plan: ordered range seek on WriteMark.slot, procedure call.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
WITH collect(mark.transaction) AS marks, collect(mark.stages) AS stages
CALL db.index.fulltext.awaitEventuallyConsistentIndexRefresh()
RETURN marks, stages

// Purpose: records how far a restore has come, in the transaction that stores this part. The lock is taken before the position is read.
// Parameters: from, until (positions)
// Returns: one row; none if the position is another one, because another restore is under way
//   position: number
// Plan: label scan of Restore (at most one node).
MATCH (restore:Restore)
SET restore.locked = true
WITH restore
WHERE restore.position = $from
SET restore.position = $until
RETURN restore.position AS position

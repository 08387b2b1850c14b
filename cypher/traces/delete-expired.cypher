// Purpose: deletes refused writes that are too old, up to a limit.
// Parameters: before (epoch ms), limit
// Returns: one row
//   deleted: number
// Plan: range seek on RefusedWrite.at that ends at the limit.
MATCH (write:RefusedWrite)
WHERE write.at < $before
WITH write LIMIT $limit
DELETE write
RETURN count(*) AS deleted

// Purpose: makes sure that each run has its node. A node that is there is not touched, so that writers of one run do not wait.
// Parameters: rows [{id}] (sorted, as locks are taken), at (epoch ms)
// Plan: unique index seek on Run.id per row.
UNWIND $rows AS row
MERGE (run:Run {id: row.id})
ON CREATE SET run.startedAt = $at

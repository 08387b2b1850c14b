// Purpose: creates the nodes of runs that have none. An existing node is not changed, so that writers of one run do not wait for each
//   other.
// Parameters: rows [{id}] (sorted, the order in which locks are taken), at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Run.id per row.
UNWIND $rows AS row
MERGE (run:Run {id: row.id})
ON CREATE SET run.startedAt = $at

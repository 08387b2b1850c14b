// Purpose: creates the nodes of runs from the log. A run without log entries starts now.
// Parameters: ids (sorted, the order in which locks are taken), at (epoch ms)
// Returns: nothing
// Plan: index seek on (Change.runId, at) and unique index seek on Run.id per run.
UNWIND $ids AS id
OPTIONAL MATCH (change:Change {runId: id})
WHERE change.at IS NOT NULL
WITH id, min(change.at) AS startedAt
ORDER BY id
MERGE (run:Run {id: id})
ON CREATE SET run.startedAt = coalesce(startedAt, $at)

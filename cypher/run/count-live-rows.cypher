// Purpose: how many rows `list-live-rows` has of a run in all.
// Parameters: runId
// Returns: total
// Plan: index seek on (Change.runId, at) by its first key.
MATCH (change:Change {runId: $runId})
WHERE change.at IS NOT NULL
RETURN sum(size(change.operations)) AS total

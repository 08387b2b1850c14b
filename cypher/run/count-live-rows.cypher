// Purpose: how many rows `list-live-rows` has of a run in all.
// Parameters: runId
// Returns: total
// Plan: index seek on (Change.runId, at) by its first key.
MATCH (change:Change {runId: $runId})
USING INDEX change:Change(runId, at)
WHERE change.at IS NOT NULL
RETURN sum(size(change.operations)) AS total

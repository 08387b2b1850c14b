// Purpose: entities that a run changed, as far as that has not been rolled back.
// Parameters: runId
// Returns: urn, sorted
// Plan: index seek on (Change.runId, at) by its first key.
MATCH (change:Change {runId: $runId})
WHERE change.at IS NOT NULL
RETURN DISTINCT change.urn AS urn
ORDER BY urn

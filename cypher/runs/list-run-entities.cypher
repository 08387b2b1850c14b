// Purpose: a page of the entities that a run changed, as far as that has not been rolled back.
// Parameters: runId, after (URN of the page before; empty for the first), count
// Returns: urn, sorted
// Plan: index seek on (Change.runId, at) by its first key.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
MATCH (change:Change {runId: $runId})
USING INDEX change:Change(runId, at)
WHERE change.at IS NOT NULL AND change.urn > $after
RETURN DISTINCT change.urn AS urn
ORDER BY urn LIMIT $count

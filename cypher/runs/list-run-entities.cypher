// Purpose: a page of the entities with changes of a run that are not rolled back.
// Parameters: runId, after (last URN of the previous page; empty for the first), count
// Returns: in URN order
//   urn: string
// Plan: index seek on (Change.runId, at) by its first key.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change {runId: $runId})
USING INDEX change:Change(runId, at)
WHERE change.at IS NOT NULL AND change.urn > $after
RETURN DISTINCT change.urn AS urn
ORDER BY urn LIMIT $count

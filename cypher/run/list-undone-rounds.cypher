// Purpose: which runs were rolled back on entities, and in which of their rounds last.
// Parameters: urns
// Returns: urn, runId, round
// Plan: index seek on (Change.urn, at) by its first key.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL AND change.undoneRunId IS NOT NULL
RETURN urn, change.undoneRunId AS runId, max(coalesce(change.undoneRound, 1)) AS round

// Purpose: which runs were rolled back on entities, and in which of their rounds last.
// Parameters: urns
// Returns: urn, runId, round
// Plan: index seek on (Change.urn, at) by its first key; the hint keeps the planner from walking all that was ever undone.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
USING INDEX change:Change(urn, at)
WHERE change.at IS NOT NULL AND change.undoneRunId IS NOT NULL
RETURN urn, change.undoneRunId AS runId, max(coalesce(change.undoneRound, 1)) AS round

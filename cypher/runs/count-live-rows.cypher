// Purpose: the total number of rows that `list-live-rows` has for a run.
// Parameters: runId, skippedAspects
// Returns: one row
//   total: number
// Plan: index seek on (Change.runId, at) by its first key.
MATCH (change:Change {runId: $runId})
USING INDEX change:Change(runId, at)
WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
RETURN sum(size([position IN range(0, size(change.operations) - 1)
  WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects])) AS total

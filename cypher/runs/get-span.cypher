// Purpose: the times of the first and the last change of a run that are not rolled back; all its others are between them.
// Parameters: runId
// Returns: one row
//   first: number | null -- epoch ms; null if there is no such change
//   last: number | null -- epoch ms; null if there is no such change
// Plan: two seeks on (Change.runId, at), which delivers the order, each ends at the first.
RETURN
  head(COLLECT {
    MATCH (change:Change {runId: $runId})
    USING INDEX change:Change(runId, at)
    WHERE change.at > 0
    RETURN change.at ORDER BY change.runId, change.at LIMIT 1
  }) AS first,
  head(COLLECT {
    MATCH (change:Change {runId: $runId})
    USING INDEX change:Change(runId, at)
    WHERE change.at > 0
    RETURN change.at ORDER BY change.runId DESC, change.at DESC LIMIT 1
  }) AS last

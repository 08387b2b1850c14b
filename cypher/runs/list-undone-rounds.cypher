// Purpose: the round of the last rollback of runs on entities.
// Parameters: rows [{urn, runId}]
// Returns: no row if the run was never rolled back on the entity
//   urn: string
//   runId: string
//   round: number
// Plan: per row an index range seek on (Change.undoneRunId, urn, undoneRound), which delivers the order and ends at the first entry.
UNWIND $rows AS row
CALL (row) {
  MATCH (change:Change {undoneRunId: row.runId, urn: row.urn})
  USING INDEX change:Change(undoneRunId, urn, undoneRound)
  WHERE change.undoneRound > 0
  WITH change ORDER BY change.undoneRunId DESC, change.urn DESC, change.undoneRound DESC LIMIT 1
  RETURN change.undoneRound AS round
}
RETURN row.urn AS urn, row.runId AS runId, round

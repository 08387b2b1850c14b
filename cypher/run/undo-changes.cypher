// Purpose: what a run changed of entities is its own no longer: it leaves the index of the run.
// Parameters: runId, urns (locked), at (epoch ms), round (of the run's rollbacks)
// Plan: index seek on (Change.urn, at) by its first key.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL AND change.runId = $runId
// In the order in which numbering takes the same locks.
WITH change ORDER BY change.at, change.transaction, change.step
SET change.undoneRunId = change.runId, change.undoneAt = $at, change.undoneRound = $round
REMOVE change.runId

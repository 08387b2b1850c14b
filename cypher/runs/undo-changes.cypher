// Purpose: removes changes from the index of their run. Skips changes that were deleted with their entities.
// Parameters: ids (of locked entities, in the order in which the numbering of events locks them), at (epoch ms), round (of the run's
//   rollbacks)
// Returns: nothing
// Plan: node by element id per row.
UNWIND $ids AS id
MATCH (change:Change) WHERE elementId(change) = id
SET change.undoneRunId = change.runId, change.undoneAt = $at, change.undoneRound = $round
REMOVE change.runId

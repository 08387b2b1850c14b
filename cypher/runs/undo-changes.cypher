// Purpose: changes are the run's no longer: they leave its index. Those that went with their entities are passed over.
// Parameters: ids (of locked entities, in the order in which numbering takes the same locks), at (epoch ms), round (of the run's rollbacks)
// Plan: node by element id per row.
UNWIND $ids AS id
MATCH (change:Change) WHERE elementId(change) = id
SET change.undoneRunId = change.runId, change.undoneAt = $at, change.undoneRound = $round
REMOVE change.runId

// Purpose: the change log: one node per entity, job and transaction, with its aspects, operations and new version numbers (for points
//   the keys of the points). Until somebody reads the log as events it is queued; `step` is its place in the transaction.
// Parameters: rows [{urn, at, actor, runId?, transaction, aspects, operations, versions, points?}]
// Plan: Create only.
UNWIND range(0, size($rows) - 1) AS step
WITH $rows[step] AS row, step
CREATE (change:Change)
SET change = row, change.queued = row.at, change.step = step

// Purpose: the change log: one node per entity, job and transaction, with its aspects, operations and new version numbers (for points
//   the keys of the points). Until somebody reads the log as events it is queued; `step` is its place in the transaction, and `era`
//   is there once a reader wanted to pass over a long queue.
// Parameters: rows [{urn, at, actor, runId?, transaction, aspects, operations, versions, points?}]
// Plan: unique index seek on Counter.name, Create.
OPTIONAL MATCH (counter:Counter {name: 'events'})
WITH counter.era AS era
UNWIND range(0, size($rows) - 1) AS step
WITH $rows[step] AS row, step, era
CREATE (change:Change)
SET change = row, change.queued = row.at, change.step = step, change.era = era

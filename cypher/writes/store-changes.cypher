// Purpose: writes the change log: one node per entity, job and transaction, with its aspects, operations and new version numbers (for
//   points the keys of the points). A change is queued until the stream of events is read. `step` is its position in the transaction; `era`
//   exists once a reader has skipped a long queue.
// Parameters: rows [{urn, at, actor, runId?, transaction, aspects, operations, versions, points?}]
// Plan: unique index seek on Counter.name, Create.
OPTIONAL MATCH (counter:Counter {name: 'events'})
WITH counter.era AS era
UNWIND range(0, size($rows) - 1) AS step
WITH $rows[step] AS row, step, era
CREATE (change:Change)
SET change = row, change.queued = row.at, change.step = step, change.era = era

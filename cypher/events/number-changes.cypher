// Purpose: gives changes their places among the events and moves the counter on.
// Parameters: rows [{id, sequence}], last
// Plan: node by element id per row, unique index seek on Counter.name.
UNWIND $rows AS row
MATCH (change:Change) WHERE elementId(change) = row.id
SET change.sequence = row.sequence
REMOVE change.queued
WITH count(*) AS numbered
MATCH (counter:Counter {name: 'events'})
SET counter.last = $last
RETURN numbered

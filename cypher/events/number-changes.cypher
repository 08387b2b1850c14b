// Purpose: assigns positions in the stream of events to changes and advances the counter; with eras = 1 it begins a new era, which
//   distinguishes changes written from now on from those that still wait for a position.
// Parameters: rows [{id, sequence}], last, eras (0 or 1)
// Returns: one row
//   era: number
//   urns: string[] -- of the entities of the changes
// Plan: node by element id per row, unique index seek on Counter.name.
UNWIND $rows AS row
MATCH (change:Change) WHERE elementId(change) = row.id
SET change.sequence = row.sequence
REMOVE change.queued
WITH collect(DISTINCT change.urn) AS urns
MATCH (counter:Counter {name: 'events'})
SET counter.last = $last, counter.era = coalesce(counter.era, 0) + $eras
RETURN counter.era AS era, urns

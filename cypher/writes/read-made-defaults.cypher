// Purpose: lists the entities of every catalog that were created before, and that people may delete.
// Parameters: kind (of the entities, e.g. `policies`)
// Returns: no row if there are none
//   made: string[] -- URNs
// Plan: unique index seek on Counter.name.
MATCH (counter:Counter {name: $kind})
RETURN coalesce(counter.made, []) AS made

// Purpose: lists the entities of every catalog that were created before, and that people may delete.
// Parameters: kind (of the entities, e.g. `policies`)
// Returns: made (URNs); no row if there are none
// Plan: unique index seek on Counter.name.
MATCH (counter:Counter {name: $kind})
RETURN coalesce(counter.made, []) AS made

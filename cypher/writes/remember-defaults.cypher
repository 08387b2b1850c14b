// Purpose: records the entities of every catalog that were created, so that a deleted one is not created again.
// Parameters: kind (of the entities, e.g. `policies`), urns, at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: $kind})
SET counter.lockedAt = $at
WITH counter, coalesce(counter.made, []) AS known
SET counter.made = known + [urn IN $urns WHERE NOT urn IN known]

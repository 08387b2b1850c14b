// Purpose: remembers which of the policies that a catalog begins with were made, so that one that was deleted is not made again.
// Parameters: urns, at (epoch ms)
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'policies'})
SET counter.lockedAt = $at
WITH counter, coalesce(counter.made, []) AS known
SET counter.made = known + [urn IN $urns WHERE NOT urn IN known]

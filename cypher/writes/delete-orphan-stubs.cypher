// Purpose: deletes stubs without edges. The SET takes the node's lock before its edges are counted, so another service that adds an edge
//   to it has either finished or waits.
// Parameters: urns (sorted), at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Entity.urn per row; the degree is read from the node.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
SET entity.touchedAt = $at
WITH entity
WHERE entity.type IS NULL AND COUNT { (entity)--() } = 0
DELETE entity

// Purpose: a stub that no edge needs any more goes.
// Parameters: urns
// Plan: unique index seek on Entity.urn per row; the degree is read from the node.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NULL AND COUNT { (entity)--() } = 0
DELETE entity

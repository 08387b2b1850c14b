// Purpose: those of some nodes that are stubs.
// Parameters: urns
// Returns:
//   urn: string
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NULL
RETURN urn

// Purpose: which of some structured properties are soft-deleted, so that reads leave out their values.
// Parameters: urns
// Returns:
//   urn: string
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (property:Entity {urn: urn})
WHERE property.removed
RETURN urn

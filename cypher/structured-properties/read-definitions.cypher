// Purpose: definitions of structured properties, and which other entities that definitions name exist. Read while the entities of the
//   write are locked.
// Parameters: urns
// Returns: urn, definition (payload text or null), removed (soft-deleted); nothing for entities that do not exist
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL
RETURN urn, entity.aspect_propertyDefinition AS definition, coalesce(entity.removed, false) AS removed

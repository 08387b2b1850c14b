// Purpose: definitions of structured properties, and which other entities that definitions name exist. Read while the entities of the
//   write are locked.
// Parameters: urns
// Returns: no row for entities that do not exist
//   urn: string
//   definition: string | null -- payload text
//   removed: boolean -- soft-deleted
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL
RETURN urn, entity.aspect_propertyDefinition AS definition, coalesce(entity.removed, false) AS removed

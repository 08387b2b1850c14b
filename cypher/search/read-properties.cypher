// Purpose: for the structured properties in a filter, their definitions and whether they are soft-deleted.
// Parameters: urns (none twice)
// Returns: no row for unknown URNs
//   urn: string
//   removed: boolean
//   definition: string | null -- payload text
// Composed: the actor's scope.
// Plan: one unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN urn, coalesce(entity.removed, false) AS removed, entity.aspect_propertyDefinition AS definition

// Purpose: the display names of entities.
// Parameters: urns
// Returns: no row for stubs and unknown URNs
//   urn: string
//   name: string
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.name AS name

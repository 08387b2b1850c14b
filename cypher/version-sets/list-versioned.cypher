// Purpose: which of the entities that a write deletes are versions of a version set; without locks.
// Parameters: urns
// Returns:
//   urn: string
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.aspect_versionProperties IS NOT NULL
RETURN urn

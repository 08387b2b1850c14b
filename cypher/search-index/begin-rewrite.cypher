// Purpose: changes an indexed property of nodes, so that the full-text index takes over all their properties again.
// Parameters: urns (sorted)
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
SET entity.reindex = '.'

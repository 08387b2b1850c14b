// Purpose: changes an indexed property of nodes, so that the full-text index takes over all their properties again. If Neo4j crashes, this may
//   have to be repeated, like any other change of the index.
// Parameters: urns (sorted)
// Returns: nothing
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
SET entity.reindex = '.', entity.indexedAt = timestamp()

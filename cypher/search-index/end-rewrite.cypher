// Purpose: removes the property that begin-rewrite has set. Within one transaction, the two would cancel each other out.
// Parameters: urns (sorted)
// Returns: nothing
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
REMOVE entity.reindex

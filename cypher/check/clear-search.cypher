// Purpose: removes entities from the full-text index by removing the properties that it contains.
// Parameters: urns
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
REMOVE entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms

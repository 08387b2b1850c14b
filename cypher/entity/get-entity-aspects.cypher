// Purpose: entities with some of their latest aspects.
// Parameters: urns, names
// Returns: urn, type, aspects [[name, payload text or null, meta text or null]]; no row for stubs and unknown URNs
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL
RETURN entity.urn AS urn, entity.type AS type,
  [name IN $names | [name, entity['aspect_' + name], entity['meta_' + name]]] AS aspects

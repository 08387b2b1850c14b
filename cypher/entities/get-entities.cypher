// Purpose: entities with all their latest aspects.
// Parameters: urns
// Returns: urn, type, aspects [[name, payload text, meta text]] (payload null after a deletion); no row for stubs and unknown URNs
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type,
  [key IN keys(entity) WHERE key STARTS WITH 'aspect_' | [substring(key, 7), entity[key], entity['meta_' + substring(key, 7)]]] AS aspects

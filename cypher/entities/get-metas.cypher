// Purpose: the metadata of entities' latest aspects: who wrote them and when.
// Parameters: urns
// Returns: no row for stubs and unknown URNs
//   urn: string
//   metas: [name: string, meta: string | null][] -- meta texts; null during the first write of an aspect
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn,
  [key IN keys(entity) WHERE key STARTS WITH 'aspect_' | [substring(key, 7), entity['meta_' + substring(key, 7)]]] AS metas

// Purpose: entities with all their latest aspects.
// Parameters: urns, defaulted: names of the aspects that have a default value until somebody deletes them
// Returns: urn, type, containers (outermost first, or null), aspects [[name, payload text, meta text]]; no row for stubs and unknown URNs. A deleted aspect is returned only
//   if it is among the defaulted ones; its payload is null.
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type, entity.field_containers AS containers,
  [key IN keys(entity) WHERE key STARTS WITH 'aspect_' | [substring(key, 7), entity[key], entity['meta_' + substring(key, 7)]]]
    + [name IN $defaulted WHERE entity['aspect_' + name] IS NULL AND entity['meta_' + name] IS NOT NULL | [name, null, entity['meta_' + name]]] AS aspects

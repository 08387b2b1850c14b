// Purpose: entities with all their latest aspects.
// Parameters: urns, defaulted: names of the aspects that have a default value until they are deleted
// Returns: no row for stubs and unknown URNs
//   urn: string
//   type: string
//   containers: string[] | null -- outermost first
//   aspects: [name: string, payload: string | null, meta: string | null][]
//     -- payload and meta texts. A deleted aspect is returned only if it is among the defaulted ones; its payload is null. During the first
//     write of an aspect, its meta may be null
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type, entity.field_containers AS containers,
  [key IN keys(entity) WHERE key STARTS WITH 'aspect_' | [substring(key, 7), entity[key], entity['meta_' + substring(key, 7)]]]
    + [name IN $defaulted WHERE entity['aspect_' + name] IS NULL AND entity['meta_' + name] IS NOT NULL | [name, null, entity['meta_' + name]]] AS aspects

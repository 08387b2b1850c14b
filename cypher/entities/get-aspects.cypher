// Purpose: the requested latest aspects of each entity.
// Parameters: rows [{urn, names}], no URN twice
// Returns: no row for stubs and unknown URNs
//   urn: string
//   type: string
//   containers: string[] | null -- outermost first
//   aspects: [name: string, payload: string | null, meta: string | null][] -- payload and meta texts
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type, entity.field_containers AS containers,
  [name IN row.names | [name, entity['aspect_' + name], entity['meta_' + name]]] AS aspects

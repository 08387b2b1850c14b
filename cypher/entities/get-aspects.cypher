// Purpose: the requested latest aspects of each entity.
// Parameters: rows [{urn, names}], no URN twice
// Returns: urn, type, containers (outermost first, or null), aspects [[name, payload text or null, meta text or null]]; no row for stubs and unknown URNs
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type, entity.field_containers AS containers,
  [name IN row.names | [name, entity['aspect_' + name], entity['meta_' + name]]] AS aspects

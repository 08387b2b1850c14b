// Purpose: of each entity just the latest aspects that are asked of it.
// Parameters: rows [{urn, names}], no URN twice
// Returns: urn, type, aspects [[name, payload text or null, meta text or null]]; no row for stubs and unknown URNs
// Composed: what is seen.
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
WHERE entity.type IS NOT NULL /* visible entity */
RETURN entity.urn AS urn, entity.type AS type,
  [name IN row.names | [name, entity['aspect_' + name], entity['meta_' + name]]] AS aspects

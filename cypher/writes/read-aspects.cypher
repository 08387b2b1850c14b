// Purpose: aspects of entities without locking them: of those that are locked already, or to foresee what a write would do.
// Parameters: rows [{urn, aspects: [aspect name], fields: [property]}]
// Returns: urn, type (null for a stub), aspects [[payload text, meta text]] and fields, in the order asked for
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
RETURN row.urn AS urn, entity.type AS type,
  [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects,
  [name IN row.fields | entity[name]] AS fields

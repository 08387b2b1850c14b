// Purpose: reads aspects of entities without locking them: entities that are locked already, or those of a dry run.
// Parameters: rows [{urn, aspects: [aspect name], fields: [property]}]
// Returns: no row for unknown URNs
//   urn: string
//   type: string | null -- null for a stub
//   aspects: [payload: string | null, meta: string | null][] -- payload and meta texts in the requested order
//   fields: ((string | number | boolean)[] | null)[] -- values in the requested order
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
RETURN row.urn AS urn, entity.type AS type,
  [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects,
  [name IN row.fields | entity[name]] AS fields

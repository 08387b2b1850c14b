// Purpose: locks the entities of a write, creating nodes that do not exist yet, and reads what they hold.
//   The SET takes the node's lock before the aspects are read, so writers of one entity, in this process or another,
//   follow each other. Rows come sorted by URN: all writers lock in one order.
// Parameters: rows [{urn, aspects: [aspect name], fields: [property]}], at (epoch ms)
// Returns: urn, type (null for a stub or a new node), aspects [[payload text, meta text]] and fields, in the order asked for
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
SET entity.touchedAt = $at
WITH row, entity
RETURN row.urn AS urn, entity.type AS type,
  [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects,
  [name IN row.fields | entity[name]] AS fields

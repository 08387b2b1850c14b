// Purpose: locks the entities of a write, creates missing nodes, and reads their aspects.
//   The SET takes the node's lock before the aspects are read, so writers of one entity, in this process or another,
//   run one after the other. Rows are sorted by URN, so that all writers lock in the same order.
// Parameters: rows [{urn, aspects: [aspect name], fields: [property]}], at (epoch ms)
// Returns: urn, type (null for a stub or a new node), aspects [[payload text, meta text]] and fields, in the requested order; counted
//   {removed, facets (ids of facet values), places (browse locations)}; searched {containers (outermost first), runs, otherMetas [[name, meta
//   text]] of the aspects that were not requested}
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
SET entity.touchedAt = $at
WITH row, entity
RETURN row.urn AS urn, entity.type AS type,
  [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects,
  [name IN row.fields | entity[name]] AS fields,
  {removed: coalesce(entity.removed, false), facets: coalesce(entity.facetIds, []), places: coalesce(entity.field_browseLocations, [])} AS counted,
  {
    containers: coalesce(entity.field_containers, []), runs: coalesce(entity.field_runId, []),
    otherMetas: [key IN keys(entity) WHERE key STARTS WITH 'meta_' AND NOT substring(key, 5) IN row.aspects | [substring(key, 5), entity[key]]]
  } AS searched

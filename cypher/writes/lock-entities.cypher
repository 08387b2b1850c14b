// Purpose: locks the entities of a write, creates missing nodes, and reads their aspects.
//   The REMOVE takes the node's lock before the aspects are read, so writers of one entity, in this process or another,
//   run one after the other. Rows are sorted by URN, so that all writers lock in the same order. No node has the label: a property
//   would have to be found in a long chain, and be written to the store and to the log.
// Parameters: rows [{urn, aspects: [aspect name], fields: [property]}]
// Returns: one for each of the rows
//   urn: string
//   type: string | null -- null for a stub or a new node
//   aspects: [payload: string | null, meta: string | null][] -- payload and meta texts in the requested order
//   fields: ((string | number | boolean)[] | null)[] -- values in the requested order
//   counted: {removed: boolean, facets: number[], places: string[]} -- facets: ids of facet values; places: browse locations
//   searched: {containers: string[], contributions: string | null}
//     -- containers: outermost first; contributions: text; null for a stub or a new node
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
REMOVE entity:Locked
WITH row, entity
RETURN row.urn AS urn, entity.type AS type,
  [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects,
  [name IN row.fields | entity[name]] AS fields,
  {removed: coalesce(entity.removed, false), facets: coalesce(entity.facetIds, []), places: coalesce(entity.field_browseLocations, [])} AS counted,
  {containers: coalesce(entity.field_containers, []), contributions: entity.contributions} AS searched

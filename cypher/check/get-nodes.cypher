// Purpose: what a check reads of the nodes themselves.
// Parameters: rows [{urn, term (the term by which search finds the URN)}], content (beginning of the term with the digest of the contents)
// Returns: no row for URNs without a node
//   urn: string
//   type: string | null -- null for a stub
//   labels: string[]
//   hasEdges: boolean
//   hasTerm: boolean -- whether the stored search terms contain the term
//   contentTerm: string | null -- the stored search term with the digest of everything that the index should contain of the entity
//   stored: [key: string, value: unknown][] -- the properties with aspects and their metadata; texts, unless they are damaged
// Plan: unique index seek on Entity.urn per row; the degree is read from the node.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
RETURN row.urn AS urn, entity.type AS type, labels(entity) AS labels, COUNT { (entity)--() } > 0 AS hasEdges,
  row.term IN coalesce(entity.search_terms, []) AS hasTerm,
  [term IN entity.search_terms WHERE term STARTS WITH $content][0] AS contentTerm,
  [key IN keys(entity) WHERE key STARTS WITH 'aspect_' OR key STARTS WITH 'meta_' | [key, entity[key]]] AS stored

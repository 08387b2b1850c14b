// Purpose: for several searches without words, each among listed entities, the number of hits and a page of them.
// Parameters: rows [{among (URNs), types, includeRemoved, filter (for the conditions)}], fields, start, count, sortProperties, after as in find-each
// Returns: as find-each
//   index: number -- of the row
//   total: number
//   hits: {urn: string, score: number, keys: (string | number | boolean | null)[],
//     fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][]}[]
//     -- keys: sort values
// Composed: as find-each. Stubs, which have no facets, are left out as the index does.
// Plan: per row two unique index seeks on Entity.urn for each URN, top-k; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  UNWIND row.among AS among
  MATCH (node:Entity {urn: among})
  WHERE node.facetIds IS NOT NULL AND node.type IN row.types AND (row.includeRemoved OR NOT coalesce(node.removed, false))
  WITH node WHERE true /* conditions */
  RETURN count(*) AS total
}
CALL (row) {
  UNWIND row.among AS among
  MATCH (node:Entity {urn: among})
  WHERE node.facetIds IS NOT NULL AND node.type IN row.types AND (row.includeRemoved OR NOT coalesce(node.removed, false))
  WITH node, 1.0 AS score, node.urn AS urn, [/* keys */] AS keys
  WHERE true /* conditions */ /* after */
  WITH node, score, urn, keys ORDER BY /* order */ urn SKIP $start LIMIT $count
  RETURN collect({
    urn: urn, score: score, keys: keys,
    fields: [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]]
  }) AS hits
}
RETURN index, total, hits

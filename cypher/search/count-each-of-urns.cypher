// Purpose: for several searches without words, each among listed entities, the most frequent values of each usual facet.
// Parameters: rows (as find-each-of-urns), most (values per facet)
// Returns: as count-each
// Composed: conditions over node.
// Plan: per row a unique index seek on Entity.urn for each URN, aggregation; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  UNWIND row.among AS among
  MATCH (node:Entity {urn: among})
  WHERE node.facets IS NOT NULL AND node.type IN row.types AND (row.includeRemoved OR NOT coalesce(node.removed, false))
  WITH node WHERE true /* conditions */
  UNWIND split(node.facets, '\u001f') AS facet
  WITH facet, count(*) AS hits ORDER BY hits DESC, facet
  WITH split(facet, '=')[0] AS name, facet, hits
  WITH name, collect([substring(facet, size(name) + 1), hits]) AS values
  RETURN collect([name, values[..$most], size(values)]) AS facets
}
RETURN index, facets

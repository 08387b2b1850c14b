// Purpose: for several searches that differ in their subset, the most frequent values of each usual facet.
// Parameters: rows (as find-each), most (values per facet)
// Returns: index (of the row), facets [[name, [value, count] pairs, most frequent first, number of values]]
// Composed: conditions over node.
// Plan: per row a procedure call, aggregation; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  CALL db.index.fulltext.queryNodes('entity_search', row.query) YIELD node, score
  WITH node WHERE true /* conditions */
  UNWIND split(node.facets, '\u001f') AS facet
  WITH facet, count(*) AS hits ORDER BY hits DESC, facet
  WITH split(facet, '=')[0] AS name, facet, hits
  WITH name, collect([substring(facet, size(name) + 1), hits]) AS values
  RETURN collect([name, values[..$most], size(values)]) AS facets
}
RETURN index, facets

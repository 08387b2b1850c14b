// Purpose: for several searches that differ in their subset, the most frequent values of each default facet, as count-facets.
// Parameters: rows (as find-each), facets (their names by position), most (values per facet)
// Returns: a row for each of `rows`
//   index: number -- of the row
//   facets: [name: string, values: [value: string, count: number][], distinct: number][]
//     -- values: most frequent first; distinct: number of values
// Composed: conditions over node.
// Plan: per row a procedure call, aggregation, unique index seek on FacetValue.id per listed value; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  CALL db.index.fulltext.queryNodes('entity_search', row.query) YIELD node
  WITH node WHERE true /* conditions */
  UNWIND node.facetIds AS id
  WITH id, count(*) AS hits ORDER BY hits DESC, id
  WITH id % 16 AS facet, collect([id, hits]) AS counted
  CALL (counted) {
    UNWIND counted[..$most] AS pair
    MATCH (known:FacetValue {id: pair[0]})
    WITH known.value AS value, pair[1] AS hits ORDER BY hits DESC, value
    RETURN collect([value, hits]) AS values
  }
  RETURN collect([$facets[facet], values, size(counted)]) AS facets
}
RETURN index, facets

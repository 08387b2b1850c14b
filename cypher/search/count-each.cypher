// Purpose: for each of several searches what count-facets returns. Single searches use count-facets, because a row for each search makes the
//   statement take a fifth longer.
// Parameters: rows (as in find-each), facets (their names by position), positions (of facets in ids), most (values per facet)
// Returns: for each of `rows` a row for each facet that a hit has
//   index: number -- of the row
//   name: string
//   total: number -- sum over all values; for _entityType, which each entity has once, the number of hits
//   distinct: number -- number of values
//   values: [value: string, count: number][] -- most frequent first, then by value
// Composed: the candidates, as in find-each; conditions over node.
// Plan: per row a procedure call, or a unique index seek on Entity.urn for each URN; aggregation, unique index seek on FacetValue.id per listed
//   value; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  /* candidates */
  WITH node WHERE true /* conditions */
  UNWIND node.facetIds AS id
  WITH id, count(*) AS hits ORDER BY hits DESC, id
  WITH id % $positions AS facet, sum(hits) AS total, collect([id, hits]) AS counted
  CALL (counted) {
    UNWIND counted[..$most] AS pair
    MATCH (known:FacetValue {id: pair[0]})
    WITH known.value AS value, pair[1] AS hits ORDER BY hits DESC, value
    RETURN collect([value, hits]) AS values
  }
  RETURN $facets[facet] AS name, total, size(counted) AS distinct, values
}
RETURN index, name, total, distinct, values

// Purpose: the exact number of hits of a full-text query, and for each default facet its most frequent values. Nodes store the ids of their
//   values, which contain the position of the facet. Only the texts of listed values are read. Of equally frequent values, those that the
//   catalog met first are listed.
// Parameters: query (Lucene), facets (their names by position), positions (of facets in ids), most (values per facet); filter for the conditions
// Returns: a row for each facet that a hit has
//   name: string
//   total: number -- sum over all values; for _entityType, which each entity has once, the number of hits
//   distinct: number -- number of values
//   values: [value: string, count: number][] -- most frequent first, then by value
// Composed: further conditions over node.
// Plan: procedure call, aggregation, unique index seek on FacetValue.id per listed value; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
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

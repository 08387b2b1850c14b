// Purpose: which of several full-text queries have a hit at all.
// Parameters: queries (Lucene), options ({limit} unless there are conditions); filter for the conditions
// Returns: a row for each query with a hit
//   index: number -- of the query
// Composed: further conditions over node.
// Plan: one procedure call per query that stops at the first hit; no scan of a label.
UNWIND range(0, size($queries) - 1) AS index
CALL (index) {
  CALL db.index.fulltext.queryNodes('entity_search', $queries[index], $options) YIELD node
  WITH node WHERE true /* conditions */
  WITH node LIMIT 1
  RETURN count(*) AS hits
}
WITH index, hits WHERE hits > 0
RETURN index

// Purpose: the names that best complete the typed text; equal scores by the length of the name, then by URN.
// The index returns equal scores in no stable order, which also depends on the limit, so longer lists would not begin like shorter ones.
// Its best hits only determine the lowest score of the list; all hits with at least that score are then sorted.
// Parameters: query (Lucene), options ({limit} unless there are conditions), properties (with the names), count; filter for the conditions
// Returns: urn, values, best first
// Composed: further conditions over node.
// Plan: two procedure calls, top-k; no scan of a label.
CALL () {
  CALL db.index.fulltext.queryNodes('entity_search', $query, $options) YIELD score
  RETURN min(score) AS lowest
}
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node, score
WITH node, score WHERE score >= lowest /* conditions */
WITH node, score, size(node.name) AS length, node.urn AS urn ORDER BY score DESC, length, urn LIMIT $count
RETURN urn, reduce(values = [], property IN $properties | values + coalesce([] + node[property], [])) AS values
ORDER BY score DESC, length, urn

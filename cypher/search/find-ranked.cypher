// Purpose: a page of the hits of a full-text query by relevance, equal scores by URN.
// The index returns equal scores in no stable order, which also depends on the limit, so its own paging would repeat and skip hits. Its
// best hits only determine the lowest score of the page; all hits with at least that score are then sorted. URNs of lower ones are not
// read. Parameters: query (Lucene), fields (properties to return), start, count, best (start + count)
// Returns: urn, score, keys (empty), fields ([property, values] pairs)
// Plan: two procedure calls, top-k; no scan of a label.
CALL () {
  CALL db.index.fulltext.queryNodes('entity_search', $query, {limit: $best}) YIELD score
  RETURN min(score) AS lowest
}
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node, score
WITH node, score WHERE score >= lowest
WITH node, score, node.urn AS urn ORDER BY score DESC, urn SKIP $start LIMIT $count
RETURN urn, score, [] AS keys, [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]] AS fields
ORDER BY score DESC, urn

// Purpose: a page of the hits of a full-text query by relevance, equal scores by URN.
// Hits by whole words rank above hits by beginnings of words. Finding both takes Lucene several times as long, so beginnings are only asked
// for if there are too few hits by whole words to fill the page. Without scores, Lucene stops counting at the limit.
// The index returns equal scores in no stable order, which also depends on the limit, so its own paging would repeat and skip hits. If some
// hits more than the page needs have a lower score than the last one of the page, they contain all hits with its score, and are sorted. If
// not, very many hits have the same score; then all hits with at least this score are read and sorted. URNs of others are not read.
// Parameters: query (Lucene), wholeWords and wholeWordsUnscored (the same without prefix matches; null if there are none), fields (properties
//   to return), start, count, best (start + count, and all that the conditions may leave out), looked (more than best)
// Returns:
//   urn: string
//   score: number
//   keys: (string | number | boolean | null)[] -- empty
//   fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][]
//   hasSiblings?: boolean -- whether any entity has; only if composed
// Composed: conditions over node for the page; hasSiblings.
// Plan: one to three procedure calls, top-k; no scan of a label.
CALL () {
  WITH $wholeWordsUnscored AS probe WHERE probe IS NOT NULL
  CALL db.index.fulltext.queryNodes('entity_search', probe, {limit: $best + 1}) YIELD node
  RETURN CASE WHEN count(node) > $best THEN $wholeWords ELSE $query END AS chosen
}
CALL (chosen) {
  CALL db.index.fulltext.queryNodes('entity_search', chosen, {limit: $looked}) YIELD node, score
  WITH node, score ORDER BY score DESC
  RETURN collect(node) AS nodes, collect(score) AS scores
}
WITH chosen, nodes, scores, size(scores) < $looked OR scores[-1] < scores[$best - 1] AS isComplete
CALL (chosen, nodes, scores, isComplete) {
  WITH nodes, scores, isComplete WHERE isComplete
  UNWIND range(0, size(nodes) - 1) AS place
  RETURN nodes[place] AS node, scores[place] AS score
  UNION ALL
  WITH chosen, scores, isComplete WHERE NOT isComplete
  CALL db.index.fulltext.queryNodes('entity_search', chosen) YIELD node, score
  WITH node, score, scores WHERE score >= scores[$best - 1]
  RETURN node, score
}
WITH node, score, node.urn AS urn WHERE true /* conditions */
WITH node, score, urn ORDER BY score DESC, urn SKIP $start LIMIT $count
RETURN urn, score, [] AS keys, [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]] AS fields/* hasSiblings */
ORDER BY score DESC, urn

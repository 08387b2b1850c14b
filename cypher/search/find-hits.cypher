// Purpose: a page of the hits of a full-text query in any order, with conditions that the index cannot check.
// Parameters: query (Lucene), fields (properties to return), start, count; sortProperties for the sort values; filter and after for the
//   conditions
// Returns:
//   urn: string
//   score: number
//   keys: (string | number | boolean | null)[] -- sort values
//   fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][]
//   hasSiblings?: boolean -- whether any entity has; only if composed
// Composed: the sort values; further conditions over node, keys and urn; the sort expressions before the URN; hasSiblings.
// Plan: procedure call, top-k; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node, score
WITH node, score, node.urn AS urn, [/* keys */] AS keys
WHERE true /* conditions */ /* after */
WITH node, score, urn, keys ORDER BY /* order */ urn SKIP $start LIMIT $count
RETURN urn, score, keys, [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]] AS fields/* hasSiblings */
ORDER BY /* order */ urn

// Purpose: entities whose names complete the typed text; equal scores by the length of the name, then by URN.
// Reads more hits than needed, because very many can have the same score, and sorts them. Of entities whose name begins with the typed text,
// at most `perName` per name are returned.
// Parameters: query (Lucene), options ({limit} unless there are conditions), sorted (hits to sort), properties (with the names), typed (in
//   lower case; null if values of another field are completed), perName, count; filter for the conditions
// Returns: best first
//   urn: string
//   values: (string | number | boolean)[]
// Composed: further conditions over node.
// Plan: one procedure call, top-k; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query, $options) YIELD node, score
WITH node, score WHERE true /* conditions */
WITH node, score, size(node.name) AS length, node.urn AS urn ORDER BY score DESC, length, urn LIMIT $sorted
WITH CASE WHEN toLower(node.name) STARTS WITH $typed THEN node.name ELSE urn END AS groupKey, collect([node, score, length, urn]) AS hits
UNWIND hits[..$perName] AS hit
WITH hit[0] AS node, hit[1] AS score, hit[2] AS length, hit[3] AS urn ORDER BY score DESC, length, urn LIMIT $count
RETURN urn, reduce(values = [], property IN $properties | values + coalesce([] + node[property], [])) AS values
ORDER BY score DESC, length, urn

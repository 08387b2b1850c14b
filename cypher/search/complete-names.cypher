// Purpose: names of the entities that best complete what was typed.
// Parameters: query (Lucene), options ({limit} unless there are conditions), properties (to read names from), count; filter for the conditions
// Returns: urn, values, best first
// Composed: further conditions over node.
// Plan: procedure call, top-k; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query, $options) YIELD node, score
WITH node, score WHERE true /* conditions */
WITH node, score ORDER BY score DESC LIMIT $count
RETURN node.urn AS urn, reduce(values = [], property IN $properties | values + coalesce([] + node[property], [])) AS values
ORDER BY score DESC, urn

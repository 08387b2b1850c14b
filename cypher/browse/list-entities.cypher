// Purpose: a page of the entities at a path of a browse tree, by name.
// Parameters: query (Lucene), start, count; filter for the conditions
// Returns: by name, then by URN
//   name: string
//   urn: string
// Composed: further conditions over node.
// Plan: procedure call, top-k; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
RETURN node.name AS name, node.urn AS urn
ORDER BY toLower(name), urn SKIP $start LIMIT $count

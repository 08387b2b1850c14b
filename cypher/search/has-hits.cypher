// Purpose: whether a full-text query has a hit at all.
// Parameters: query (Lucene)
// Returns: no row without hits
//   urn: string -- of one hit
// Plan: procedure call that stops at the first hit; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query, {limit: 1}) YIELD node
RETURN node.urn AS urn

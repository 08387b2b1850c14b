// Purpose: the entities that the full-text index finds by the terms of their URNs.
// Parameters: query (Lucene)
// Returns:
//   urn: string
// Plan: full-text index only.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
RETURN node.urn AS urn

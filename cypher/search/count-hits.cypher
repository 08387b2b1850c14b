// Purpose: exact number of hits of a full-text query.
// Parameters: query (Lucene); filter for the conditions
// Returns: name (_entityType), total, values (empty), as count-facets does
// Composed: further conditions over node.
// Plan: procedure call, count; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
RETURN '_entityType' AS name, count(*) AS total, [] AS values

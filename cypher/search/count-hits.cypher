// Purpose: exact number of hits of a full-text query.
// Parameters: query (Lucene); filter for the conditions
// Returns: name (_entityType), total, distinct (0), values (empty), as count-facets does
// Composed: further conditions over node.
// Plan: procedure call, count; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
RETURN '_entityType' AS name, count(*) AS total, 0 AS distinct, [] AS values

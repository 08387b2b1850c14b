// Purpose: exact number of hits of a full-text query.
// Parameters: query (Lucene); filter for the conditions
// Returns: one row, as count-facets does
//   name: string -- _entityType
//   total: number
//   distinct: number -- 0
//   values: [value: string, count: number][] -- empty
// Composed: further conditions over node.
// Plan: procedure call, count; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
RETURN '_entityType' AS name, count(*) AS total, 0 AS distinct, [] AS values

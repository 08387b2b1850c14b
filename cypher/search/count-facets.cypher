// Purpose: the exact number of hits of a full-text query, and for each usual facet its most frequent values.
// Parameters: query (Lucene), most (values per facet); filter for the conditions
// Returns: name, total (sum over all values; for _entityType, which each entity has once, the number of hits), distinct (number of values),
//   values ([value, count] pairs, most frequent first)
// Composed: further conditions over node.
// Plan: procedure call, aggregation; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
UNWIND split(node.facets, '\u001f') AS facet
WITH facet, count(*) AS hits ORDER BY hits DESC, facet
WITH split(facet, '=')[0] AS name, facet, hits
WITH name, sum(hits) AS total, collect([substring(facet, size(name) + 1), hits]) AS values
RETURN name, total, size(values) AS distinct, values[..$most] AS values

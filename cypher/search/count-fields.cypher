// Purpose: the exact number of hits of a full-text query, and for each of any search fields its most frequent values.
// Parameters: query (Lucene), fields ([name, property, property of an inner field or null] lists), most (values per field); filter for the conditions
// Returns: a row for each field that a hit has; if there are hits, also one for _entityType, whose total is their number
//   name: string
//   total: number -- sum over all values
//   distinct: number -- number of values
//   values: [value: string, count: number][] -- most frequent first
// Composed: further conditions over node; the values of nested fields.
// Plan: procedure call, aggregation; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
WITH node WHERE true /* conditions */
UNWIND [['_entityType', 'type', null]] + [field IN $fields WHERE field[0] <> '_entityType'] AS field
UNWIND [] + node[field[1]] /* nested */ AS value
WITH field[0] AS name, toString(value) AS value, count(*) AS hits ORDER BY hits DESC, value
WITH name, sum(hits) AS total, collect([value, hits]) AS values
RETURN name, total, size(values) AS distinct, values[..$most] AS values

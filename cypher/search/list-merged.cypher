// Purpose: of the hits of a full-text query, those that are left out because a sibling stands for them: a hit that is the primary one, of
//   equals the first by URN.
// Parameters: query (Lucene; finds the hits that have siblings), most (number of them that are read); filter for the conditions
// Returns: urn; no row if the query finds more than $most
// Composed: further conditions over node.
// Plan: procedure call, one expand per hit; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query, {limit: $most + 1}) YIELD node
WITH collect(node) AS found
WITH CASE WHEN size(found) > $most THEN [] ELSE found END AS found
UNWIND found AS node
WITH node WHERE true /* conditions */
WITH collect(node) AS hits
UNWIND hits AS first
MATCH (first)-[:SiblingOf]-(second:Entity)
WHERE second IN hits AND CASE coalesce(first.field_isPrimarySibling, [false])
  WHEN coalesce(second.field_isPrimarySibling, [false]) THEN first.urn < second.urn
  ELSE true IN first.field_isPrimarySibling END
RETURN DISTINCT second.urn AS urn

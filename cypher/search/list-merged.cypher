// Purpose: of the hits of a full-text query, those that are left out because their primary sibling is a hit, too, and stands for them.
// Parameters: primary, others (Lucene; the hits that are primary siblings, and those that are other siblings), most (number of each
//   that is read); filter for the conditions
// Returns: one row
//   urns: string[] -- none if there are more than `most` of either
// Composed: further conditions over node.
// Plan: two procedure calls, one expand per primary sibling; no scan of a label.
CALL () {
  CALL db.index.fulltext.queryNodes('entity_search', $primary, {limit: $most + 1}) YIELD node
  WITH collect(node) AS found
  UNWIND CASE WHEN size(found) > $most THEN [] ELSE found END AS node
  WITH node WHERE true /* conditions */
  RETURN collect(node) AS primaries
}
CALL (primaries) {
  WITH $others AS query WHERE size(primaries) > 0
  CALL db.index.fulltext.queryNodes('entity_search', query, {limit: $most + 1}) YIELD node
  WITH collect(node) AS found
  UNWIND CASE WHEN size(found) > $most THEN [] ELSE found END AS node
  WITH node WHERE true /* conditions */
  RETURN collect(node) AS others
}
UNWIND CASE WHEN size(others) > 0 THEN primaries ELSE [] END AS primary
MATCH (primary)-[:SiblingOf]-(other:Entity)
WHERE other IN others
WITH DISTINCT other
RETURN collect(other.urn) AS urns

// Purpose: a page of existing entities in URN order without the full-text index; stops when the page is full.
// Parameters: types (in URN order), after (URN, or empty), includeSoftDeleted, start, count, limit (start + count); filter for the conditions
// Returns: in URN order
//   urn: string
//   score: number -- 1
//   keys: (string | number | boolean | null)[] -- empty
//   fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][] -- empty
//   hasSiblings?: boolean -- whether any entity has; only if composed
// Composed: further conditions over node; hasSiblings.
// Plan: per type an ordered seek of the range index on (type, urn), limited; sorts only the page.
UNWIND $types AS type
CALL (type) {
  MATCH (node:Entity)
  USING INDEX node:Entity(type, urn)
  WHERE node.type = type AND node.urn > $after
    AND ($includeSoftDeleted OR true /* notSoftDeleted node */) /* conditions */
  WITH node ORDER BY node.type, node.urn LIMIT $limit
  RETURN node
}
WITH node.urn AS urn ORDER BY urn SKIP $start LIMIT $count
RETURN urn, 1.0 AS score, [] AS keys, [] AS fields/* hasSiblings */
ORDER BY urn

// Purpose: number of entities that have an aspect, among URNs with a prefix and matching a pattern.
// Parameters: types (those that can have the aspect), prefix, pattern (regular expression or null), property
// Returns: one row
//   total: number
// Composed: the actor's scope.
// Plan: index seek on (Entity.type, urn) per type, by prefix.
UNWIND $types AS type
MATCH (entity:Entity)
WHERE entity.type = type AND entity.urn STARTS WITH $prefix
  AND ($pattern IS NULL OR entity.urn =~ $pattern) AND entity[$property] IS NOT NULL /* visible entity */
RETURN count(*) AS total

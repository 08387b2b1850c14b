// Purpose: entities with a result of a test that no longer selects their type.
// Parameters: test, types (that it selects), limit
// Returns:
//   urn: string
// Plan: unique index seek on Entity.urn, expand to the entities with results, limited.
MATCH (test:Entity {urn: $test})<-[:IsPassing|IsFailing]-(entity:Entity)
USING INDEX test:Entity(urn)
WHERE entity.type IS NOT NULL AND NOT entity.type IN $types
RETURN DISTINCT entity.urn AS urn LIMIT $limit

// Purpose: updates for entities whether an assertion about them is failing, which search uses, after assertions have changed.
//   The SET takes the entity's lock before its assertions are read, so that of two writers the later one sees both changes.
// Parameters: urns (of assertions), ends (URNs of the entities that the assertions were about before), term (of search), at (epoch ms)
// Returns:
//   urn: string -- of an entity for which this changed
// Plan: unique index seek on Entity.urn per URN; expands from the assertions to their entities, and back to all assertions of these.
CALL () {
  UNWIND $urns AS urn
  MATCH (assertion:Entity {urn: urn})-[:Asserts]->(entity:Entity)
  USING INDEX assertion:Entity(urn)
  RETURN entity
  UNION
  UNWIND $ends AS urn
  MATCH (entity:Entity {urn: urn})
  RETURN entity
}
WITH entity ORDER BY entity.urn
SET entity.touchedAt = $at
WITH entity, EXISTS {
  (entity)<-[:Asserts]-(check:Entity)
  WHERE check.field_assertionStatus[0] = 'FAILING' /* notSoftDeleted check */
} AS fails
WHERE fails <> coalesce(entity.field_hasFailingAssertions[0], false)
SET entity.indexedAt = $at, entity.field_hasFailingAssertions = CASE WHEN fails THEN [true] END
FOREACH (ignored IN CASE WHEN entity.search_terms IS NULL THEN [] ELSE [1] END |
  SET entity.search_terms = [term IN entity.search_terms WHERE term <> $term AND NOT term STARTS WITH '@content='] +
    ['@content=' + toString($at)] + CASE WHEN fails THEN [$term] ELSE [] END
)
RETURN entity.urn AS urn

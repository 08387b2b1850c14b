// Purpose: the entities of each of some types that were viewed most in a time span. Entities that do not exist any more are left out.
// Parameters: type (of the events), entityTypes, from, until (epoch ms, until is exclusive), count (for each entity type)
// Returns:
//   entityType: string
//   ranked: [urn: string, views: number][] -- most views first, then by URN
// Composed: the actor's scope.
// Plan: range seek on UsageEvent.(type, at, visitor), aggregation, unique index seek on Entity.urn per entity.
MATCH (event:UsageEvent {type: $type})
WHERE event.at >= $from AND event.at < $until AND event.visitor IS NOT NULL AND event.entityType IN $entityTypes
  AND event.urn IS NOT NULL
WITH event.urn AS urn, count(*) AS counted
MATCH (entity:Entity {urn: urn})
WHERE entity.type IN $entityTypes /* notSoftDeleted entity */ /* visible entity */
WITH entity.type AS entityType, urn, counted ORDER BY counted DESC, urn
RETURN entityType, collect([urn, counted])[..$count] AS ranked

// Purpose: the entities of the latest events of an actor, for each of some types of events, without soft-deleted ones.
// Parameters: actor, types (of the events), entityTypes, most (events that are read of each type), count (entities for each type)
// Returns: a row for each type of events
//   type: string -- of the events
//   urns: string[] -- latest first
// Composed: the actor's scope.
// Plan: per type an ordered range seek on UsageEvent.(actor, type, at) that ends at the limit, unique index seek on Entity.urn per entity.
UNWIND $types AS type
CALL (type) {
  MATCH (event:UsageEvent {actor: $actor, type: type})
  WHERE event.at >= 0 AND event.entityType IN $entityTypes AND event.urn IS NOT NULL
  WITH event ORDER BY event.actor DESC, event.type DESC, event.at DESC LIMIT $most
  WITH event.urn AS urn, max(event.at) AS latest
  MATCH (entity:Entity {urn: urn})
  WHERE entity.type IN $entityTypes /* notSoftDeleted entity */ /* visible entity */
  WITH urn, latest ORDER BY latest DESC, urn LIMIT $count
  RETURN collect(urn) AS urns
}
RETURN type, urns

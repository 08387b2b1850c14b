// Purpose: a page of an entity's incoming relationships, ordered by type, entity and aspect.
// Parameters: urn, types (null: all), hidden (internal types), after ([type, entity, aspect] or null), start, count
// Returns: by type, entity and aspect
//   type: string
//   entity: string -- URN
//   aspect: string
//   via: string | null
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn, expand, top-k.
MATCH (entity:Entity {urn: $urn})<-[edge]-(other:Entity)
USING INDEX entity:Entity(urn)
WHERE NOT type(edge) IN $hidden AND ($types IS NULL OR type(edge) IN $types) /* visible entity */ /* visible other */ /* visibleEdge edge */
  AND ($after IS NULL OR [type(edge), other.urn, edge.aspect] > $after)
WITH type(edge) AS type, other.urn AS entity, edge.aspect AS aspect, min(edge.via) AS via
RETURN type, entity, aspect, via
ORDER BY type, entity, aspect SKIP $start LIMIT $count

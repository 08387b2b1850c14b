// Purpose: the users with the most events in a time span. Users that were deleted are left out.
// Parameters: types (all that are stored), without (URNs of actors), from, until (epoch ms, until is exclusive), count
// Returns: most events first, then by URN
//   value: string -- the URN
//   counted: number
// Composed: the actor's scope.
// Plan: per type a range seek on UsageEvent.(type, at, visitor), aggregation, unique index seek on Entity.urn per user.
MATCH (event:UsageEvent)
WHERE event.type IN $types AND event.at >= $from AND event.at < $until AND event.visitor IS NOT NULL
  AND NOT event.actor IN $without
WITH event.actor AS ranked, count(*) AS counted
MATCH (entity:Entity {urn: ranked})
WHERE true /* present entity */ /* visible entity */
RETURN ranked AS value, counted ORDER BY counted DESC, ranked LIMIT $count

// Purpose: the numbers of events about parts of pages, or about actions, by entity type and name.
// Parameters: type (of the events), from, until (epoch ms, until is exclusive), count
// Returns: most frequent first, then by entity type and name
//   entityType: string | null
//   name: string | null
//   counted: number
// Plan: range seek on UsageEvent.(type, at, visitor), aggregation, top.
MATCH (event:UsageEvent {type: $type})
WHERE event.at >= $from AND event.at < $until AND event.visitor IS NOT NULL
WITH event.entityType AS entityType, coalesce(event.section, event.action) AS name, count(*) AS counted
RETURN entityType, name, counted ORDER BY counted DESC, entityType, name LIMIT $count

// Purpose: the texts that an actor searched last and that found something.
// Parameters: actor, type (of the events), most (events that are read), count
// Returns: latest first
//   query: string
// Plan: ordered range seek on UsageEvent.(actor, type, at) that ends at the limit.
MATCH (event:UsageEvent {actor: $actor, type: $type})
WHERE event.at >= 0 AND event.total > 0 AND event.query IS NOT NULL AND event.query <> '*'
WITH event ORDER BY event.actor DESC, event.type DESC, event.at DESC LIMIT $most
WITH event.query AS query, max(event.at) AS latest
RETURN query ORDER BY latest DESC, query LIMIT $count

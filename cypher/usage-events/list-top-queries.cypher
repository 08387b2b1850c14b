// Purpose: the most frequent texts of the search events in a time span.
// Parameters: type, from, until (epoch ms, until is exclusive), count
// Returns: most frequent first, then by text
//   value: string -- the text
//   counted: number
// Plan: range seek on UsageEvent.(type, at, visitor), aggregation, top.
MATCH (event:UsageEvent {type: $type})
WHERE event.at >= $from AND event.at < $until AND event.visitor IS NOT NULL AND event.query IS NOT NULL
WITH event.query AS value, count(*) AS counted
RETURN value, counted ORDER BY counted DESC, value LIMIT $count

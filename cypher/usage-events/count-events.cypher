// Purpose: the number of events of one type in each of many time spans.
// Parameters: spans [{from, until}] (epoch ms, until is exclusive), type
// Returns: a row for each span
//   index: number -- of the span
//   counted: number
// Plan: per span a range seek on UsageEvent.(type, at, visitor).
UNWIND range(0, size($spans) - 1) AS index
WITH index, $spans[index] AS span
CALL (span) {
  MATCH (event:UsageEvent {type: $type})
  WHERE event.at >= span.from AND event.at < span.until AND event.visitor IS NOT NULL
  RETURN count(*) AS counted
}
RETURN index, counted

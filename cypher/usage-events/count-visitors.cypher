// Purpose: the number of different visitors in each of many time spans.
// Parameters: spans [{from, until}] (epoch ms, until is exclusive), types (all that are stored)
// Returns: a row for each span
//   index: number -- of the span
//   counted: number
// Plan: per span and type a range seek on UsageEvent.(type, at, visitor), which contains the visitor.
UNWIND range(0, size($spans) - 1) AS index
WITH index, $spans[index] AS span
CALL (span) {
  MATCH (event:UsageEvent)
  WHERE event.type IN $types AND event.at >= span.from AND event.at < span.until AND event.visitor IS NOT NULL
  RETURN count(DISTINCT event.visitor) AS counted
}
RETURN index, counted

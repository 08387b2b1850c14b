// Purpose: the entities of a type that have points of an aspect up to a time, in URN order.
// Parameters: from, until (URNs, both included), after (URN, or empty), aspect, end (epoch ms, included), limit
// Returns: in URN order
//   urn: string
// Plan: ordered range seek on (TimeseriesPoint.urn, aspect, timestampMillis), limited.
MATCH (point:TimeseriesPoint)
WHERE point.urn >= $from AND point.urn <= $until AND point.urn > $after AND point.aspect = $aspect
  AND point.timestampMillis <= $end
WITH DISTINCT point.urn AS urn ORDER BY urn LIMIT $limit
RETURN urn ORDER BY urn

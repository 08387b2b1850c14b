// Purpose: counts the points of one aspect of the entities of a type: all, and those up to a time.
// Parameters: from, until (URNs, both included), aspect, end (epoch ms, included)
// Returns: one row
//   old: number -- those up to the time
//   total: number
// Plan: index range seek on (TimeseriesPoint.urn, aspect, timestampMillis).
MATCH (point:TimeseriesPoint)
WHERE point.urn >= $from AND point.urn <= $until AND point.aspect = $aspect AND point.timestampMillis IS NOT NULL
RETURN count(CASE WHEN point.timestampMillis <= $end THEN 1 END) AS old, count(*) AS total

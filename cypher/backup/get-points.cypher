// Purpose: the timeseries points of entities as they are stored.
// Parameters: urns, skip, limit (skip is 0 for more than one URN)
// Returns:
//   properties: Properties
// Plan: per URN index seek on (TimeseriesPoint.urn, aspect, timestampMillis) by its first key.
UNWIND $urns AS urn
MATCH (point:TimeseriesPoint {urn: urn})
WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
RETURN properties(point) AS properties SKIP $skip LIMIT $limit

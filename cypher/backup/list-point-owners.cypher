// Purpose: the entities with timeseries points in URN order, and the numbers of points.
// Parameters: after (URN, or empty), limit
// Returns: in URN order
//   urn: string
//   count: number -- of points
// Plan: ordered range seek on (TimeseriesPoint.urn, aspect, timestampMillis) until the page is full.
MATCH (point:TimeseriesPoint)
WHERE point.urn > $after AND point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
WITH point.urn AS urn, count(*) AS count
RETURN urn, count ORDER BY urn LIMIT $limit

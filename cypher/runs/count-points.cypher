// Purpose: the points that a run wrote to entities, and whether the entities have other points.
// Parameters: runId, urns
// Returns:
//   urn: string
//   aspect: string | null -- null in the row that tells that the entity has other points
//   points: number -- that the run wrote; without meaning if aspect is null
// Plan: index seek on (TimeseriesPoint.runId, urn) per URN, and one on (TimeseriesPoint.urn, aspect, timestampMillis) that stops
//   at the first point of another run.
UNWIND $urns AS urn
CALL (urn) {
  MATCH (point:TimeseriesPoint {runId: $runId, urn: urn})
  RETURN point.aspect AS aspect, count(point) AS points
  UNION ALL
  MATCH (point:TimeseriesPoint {urn: urn})
  WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL AND coalesce(point.runId, '') <> $runId
  WITH point LIMIT 1
  RETURN null AS aspect, 1 AS points
}
RETURN urn, aspect, points

// Purpose: the time of the oldest point of each of many aspects of entities.
// Parameters: rows [{urn, aspect}], from (epoch ms, the earliest possible time)
// Returns: no row without points or outside of the actor's scope
//   index: number -- of the row
//   oldest: number -- epoch ms
// Composed: the actor's scope.
// Plan: per row an ordered range seek on (TimeseriesPoint.urn, aspect, timestampMillis) that ends at the first point.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index].urn AS urn, $rows[index].aspect AS aspect
WHERE true /* visibleUrn urn */
CALL (urn, aspect) {
  MATCH (point:TimeseriesPoint {urn: urn, aspect: aspect})
  WHERE point.timestampMillis >= $from
  RETURN point.timestampMillis AS oldest
  ORDER BY point.urn, point.aspect, point.timestampMillis LIMIT 1
}
RETURN index, oldest

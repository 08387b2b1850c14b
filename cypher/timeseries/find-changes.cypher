// Purpose: of each of many stretches of time the newest change in it that the operations of an entity tell of, and the newest up to its end.
// An operation may be told of after it happened; told of before only by clocks that differ, which `earliest` allows for.
// Parameters: rows [{urn, earliest, from, until}] (epoch ms; from and until inclusive)
// Returns: index (of the row), inWindow, latest (epoch ms, null where there is none); no row for what is not seen
// Composed: what is seen.
// Plan: per row two index range seeks on (TimeseriesPoint.urn, aspect, timestampMillis) from the newest on, each up to the first that fits.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row, $rows[index].urn AS urn
WHERE true /* seen urn */
CALL (row) {
  MATCH (point:TimeseriesPoint {urn: row.urn, aspect: 'operation'})
  WHERE point.timestampMillis >= row.earliest AND row.from <= point.field_lastUpdatedTimestamp[0] <= row.until
  WITH point ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT 1
  RETURN max(point.field_lastUpdatedTimestamp[0]) AS inWindow
}
CALL (row) {
  MATCH (point:TimeseriesPoint {urn: row.urn, aspect: 'operation'})
  WHERE point.timestampMillis >= 0 AND point.field_lastUpdatedTimestamp[0] <= row.until
  WITH point ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT 1
  RETURN max(point.field_lastUpdatedTimestamp[0]) AS latest
}
RETURN index, inWindow, latest

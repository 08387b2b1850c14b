// Purpose: of each of many stretches of time when the last change in it was that the operations of an entity tell of, and the last up to its end.
//   Operations may be told of in another order than they happened. One is told of after it happened, before only by clocks that differ:
//   so what was told of earlier than some change, less that difference, did not happen after it.
// Parameters: rows [{urn, from, until}] (epoch ms; from and until inclusive), differ (ms by which clocks may), most (of the
//   operations told of last, among which a late change is looked for; what may be later still is read as well)
// Returns: index (of the row), inWindow, latest (epoch ms, null where there is none); no row for what is not seen
// Composed: what is seen.
// Plan: per row index range seeks on (TimeseriesPoint.urn, aspect, timestampMillis) from the newest on.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row, $rows[index].urn AS urn
WHERE true /* seen urn */
CALL (row) {
  MATCH (point:TimeseriesPoint {urn: row.urn, aspect: 'operation'})
  WHERE point.timestampMillis >= 0 AND point.field_lastUpdatedTimestamp[0] <= row.until
  WITH point ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT $most
  RETURN max(point.field_lastUpdatedTimestamp[0]) AS late
}
CALL (row, late) {
  MATCH (point:TimeseriesPoint {urn: row.urn, aspect: 'operation'})
  WHERE point.timestampMillis >= late - $differ AND late <= point.field_lastUpdatedTimestamp[0] <= row.until
  RETURN max(point.field_lastUpdatedTimestamp[0]) AS latest
}
RETURN index, CASE WHEN latest >= row.from THEN latest END AS inWindow, latest

// Purpose: for each of many time windows the last change in it, by the reported operations of an entity, and the last change up to its end.
//   Operations may be reported in another order than they happened. An operation is reported after it happened, or before that by at most
//   the difference of the clocks. So an operation that was reported earlier than a change, less that difference, did not happen after it.
// Parameters: rows [{urn, from, until}] (epoch ms; from and until inclusive), differ (tolerance for clocks in ms), most (latest reported
//   operations that are read first; those that may have happened even later are read as well)
// Returns: no row outside of the actor's scope
//   index: number -- of the row
//   inWindow: number | null -- epoch ms; null if there is none
//   latest: number | null -- epoch ms; null if there is none
// Composed: the actor's scope.
// Plan: per row index range seeks on (TimeseriesPoint.urn, aspect, timestampMillis) from the newest on.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row, $rows[index].urn AS urn
WHERE true /* visibleUrn urn */
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

// Purpose: the newest check with a result of each of many assertions, among those that the transaction keeps.
// Parameters: rows [{urn, replaced (keys of points), deleted [{from, until}] (epoch ms, both inclusive)}]
// Returns: no row for an assertion without such a check
//   urn: string
//   time: number -- epoch ms
//   results: string[] -- of all checks at this time
// Plan: per row an index range seek on (TimeseriesPoint.urn, aspect, timestampMillis) from the newest on, up to the first match,
//   and an exact one for its time.
UNWIND $rows AS row
CALL (row) {
  MATCH (point:TimeseriesPoint {urn: row.urn, aspect: 'assertionRunEvent'})
  WHERE point.timestampMillis IS NOT NULL AND point.field_type IS NOT NULL AND NOT point.key IN row.replaced
    AND none(range IN row.deleted WHERE range.from <= point.timestampMillis <= range.until)
  RETURN point.timestampMillis AS time
  ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT 1
}
MATCH (other:TimeseriesPoint {urn: row.urn, aspect: 'assertionRunEvent', timestampMillis: time})
WHERE NOT other.key IN row.replaced
RETURN row.urn AS urn, time, collect(other.field_type[0]) AS results

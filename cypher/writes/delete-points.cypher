// Purpose: deletes the points of one timeseries aspect of an entity in a time range.
// Parameters: rows [{urn, aspect, from, until}] (epoch ms, both inclusive)
// Returns: no row if there are no such points
//   urn: string
//   aspect: string
//   deleted: number
// Plan: index seek on (TimeseriesPoint.urn, aspect, timestampMillis).
UNWIND $rows AS row
MATCH (point:TimeseriesPoint {urn: row.urn})
WHERE point.aspect = row.aspect AND row.from <= point.timestampMillis <= row.until
WITH row, collect(point) AS points
FOREACH (point IN points | DELETE point)
RETURN row.urn AS urn, row.aspect AS aspect, size(points) AS deleted

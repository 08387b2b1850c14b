// Purpose: stores timeseries points; a point with the same key is replaced.
// Parameters: rows [{key, properties}]
// Returns: nothing
// Plan: unique index seek on TimeseriesPoint.key per row.
UNWIND $rows AS row
MERGE (point:TimeseriesPoint {key: row.key})
SET point = row.properties

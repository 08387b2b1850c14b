// Purpose: sets the keys of points, unless another point has the key.
// Parameters: rows [{id, key}], none with the same key
// Returns: nothing
// Plan: node seek by id and unique index seek on TimeseriesPoint.key per row.
UNWIND $rows AS row
MATCH (point:TimeseriesPoint)
WHERE elementId(point) = row.id AND NOT EXISTS { MATCH (:TimeseriesPoint {key: row.key}) }
SET point.key = row.key

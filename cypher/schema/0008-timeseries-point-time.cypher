// Points of one aspect of one entity, by time.
CREATE INDEX timeseries_point_time IF NOT EXISTS FOR (point:TimeseriesPoint)
ON (point.urn, point.aspect, point.timestampMillis)

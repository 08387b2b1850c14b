// Points that a run wrote. Points outside of a run have no runId and are left out.
CREATE INDEX timeseries_point_run IF NOT EXISTS FOR (point:TimeseriesPoint) ON (point.runId, point.urn)

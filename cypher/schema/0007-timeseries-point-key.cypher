// A point that is sent again replaces itself: the key is made of entity, aspect, time, granularity, partition and message.
CREATE CONSTRAINT timeseries_point_key IF NOT EXISTS FOR (point:TimeseriesPoint) REQUIRE point.key IS UNIQUE

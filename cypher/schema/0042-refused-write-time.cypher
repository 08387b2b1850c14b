// Refused asynchronous writes by time. The time is part of a trace id, so that they are found by it.
CREATE INDEX refused_write_time IF NOT EXISTS FOR (write:RefusedWrite) ON (write.at)

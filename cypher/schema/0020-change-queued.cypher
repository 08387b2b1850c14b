// Changes that have no place among the events yet, by time.
CREATE INDEX change_queued IF NOT EXISTS FOR (change:Change) ON (change.queued)

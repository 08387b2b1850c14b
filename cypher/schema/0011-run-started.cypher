// Runs by the time of their first write.
CREATE INDEX run_started IF NOT EXISTS FOR (run:Run) ON (run.startedAt)

// What an ingestion run changed. Changes outside of a run have no runId and are left out.
CREATE INDEX change_of_run IF NOT EXISTS FOR (change:Change) ON (change.runId, change.at)

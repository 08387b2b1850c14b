// What a run had written before it was rolled back.
CREATE INDEX undone_change IF NOT EXISTS FOR (change:Change) ON (change.undoneRunId, change.at)

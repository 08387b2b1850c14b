// In which round of its rollbacks it was undone last what a run had written to an entity.
CREATE INDEX undone_of_entity IF NOT EXISTS FOR (change:Change) ON (change.undoneRunId, change.urn, change.undoneRound)

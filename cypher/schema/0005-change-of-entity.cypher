// The change log of one entity, by time.
CREATE INDEX change_of_entity IF NOT EXISTS FOR (change:Change) ON (change.urn, change.at)

// What was written with a model that a client named in its system metadata.
CREATE INDEX change_of_registry IF NOT EXISTS FOR (change:Change) ON (change.registry, change.at)

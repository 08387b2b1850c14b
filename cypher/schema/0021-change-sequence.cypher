// Changes in the order of events; two cannot have one place.
CREATE CONSTRAINT change_sequence IF NOT EXISTS FOR (change:Change) REQUIRE change.sequence IS UNIQUE

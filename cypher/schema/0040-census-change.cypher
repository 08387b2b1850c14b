// How writes have changed the counts of everything: a fixed number of nodes, which are overwritten in turn.
CREATE CONSTRAINT census_change_position IF NOT EXISTS FOR (change:CensusChange) REQUIRE change.position IS UNIQUE

// Entities store the ids of their facet values, and searches look the most frequent ones up.
CREATE CONSTRAINT facet_value_id IF NOT EXISTS FOR (value:FacetValue) REQUIRE value.id IS UNIQUE

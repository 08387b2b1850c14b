// A facet value has one number, whichever service stores it first.
CREATE CONSTRAINT facet_value_key IF NOT EXISTS FOR (value:FacetValue) REQUIRE value.key IS UNIQUE

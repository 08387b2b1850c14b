// Every entity and every stub has one node, found by its URN.
CREATE CONSTRAINT entity_urn IF NOT EXISTS FOR (entity:Entity) REQUIRE entity.urn IS UNIQUE

// Existing entities of a type in URN order. Stubs have no type, so the index leaves them out.
CREATE INDEX entity_type_urn IF NOT EXISTS FOR (entity:Entity) ON (entity.type, entity.urn)

// Purpose: the version of the rules by which the stored search properties were derived, and whether there are any.
// Returns: version (null if none was recorded), isEmpty
// Plan: unique index seek on Counter.name; range seek on (Entity.type, urn) that ends at the first entity.
OPTIONAL MATCH (counter:Counter {name: 'search-rules'})
RETURN counter.version AS version, NOT EXISTS {
  MATCH (entity:Entity)
  USING INDEX entity:Entity(type, urn)
  WHERE entity.type >= '' AND entity.urn IS NOT NULL
} AS isEmpty

// Purpose: whether the catalog has entities whose search properties were derived.
// Returns: no row without any
//   urn: string -- of one of them
// Plan: range seek on (Entity.type, urn) that ends at the first entity.
MATCH (entity:Entity)
USING INDEX entity:Entity(type, urn)
WHERE entity.type >= '' AND entity.urn IS NOT NULL
RETURN entity.urn AS urn
LIMIT 1

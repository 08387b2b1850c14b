// Purpose: the entities of the types that have values of their own: prompts of forms, names of business attributes. It lets only one
//   transaction at a time write such values, so that concurrent writers cannot store the same one. It is sent before the entities are
//   locked, so that no transaction that holds one of their locks waits for it.
// Parameters: at (epoch ms), types (entity types), properties {type: property of the node with the aspect}
// Returns:
//   urn: string
//   type: string
//   payload: string -- payload text of the aspect
// Plan: unique index seek on Counter.name, index seek on Entity.type.
MERGE (counter:Counter {name: 'uniqueValues'})
SET counter.lockedAt = $at
WITH counter
UNWIND $types AS type
MATCH (entity:Entity)
USING INDEX entity:Entity(type, urn)
WHERE entity.type = type AND entity.urn > '' AND entity[$properties[type]] IS NOT NULL
RETURN entity.urn AS urn, type, entity[$properties[type]] AS payload

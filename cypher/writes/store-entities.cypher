// Purpose: sets the changed properties of entities; a null value removes its property. What is read for every hit of a
//   search comes last: a node's properties are a chain, and the property that was added last is found first.
// Parameters: rows [{urn, label, properties, last}]
// Returns: matched (fewer than the rows when an entity has vanished)
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity:$(row.label)
SET entity += row.properties
SET entity += row.last
RETURN count(entity) AS matched

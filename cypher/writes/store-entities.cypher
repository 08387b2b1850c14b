// Purpose: sets the changed properties of entities; a null value removes its property. The properties that every search hit needs are set
//   last: a node's properties are a chain, and the last added property is found first.
// Parameters: rows [{urn, label, properties, last}]
// Returns: matched (fewer than the rows if an entity was deleted)
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity:$(row.label)
SET entity += row.properties
SET entity += row.last
RETURN count(entity) AS matched

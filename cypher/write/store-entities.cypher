// Purpose: sets the changed properties of entities; a null value removes its property.
// Parameters: rows [{urn, label, properties}]
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity:$(row.label)
SET entity += row.properties

// Purpose: makes sure that every end of a new edge has a node.
// Parameters: rows [{urn, label}]
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
ON CREATE SET entity:$(row.label)

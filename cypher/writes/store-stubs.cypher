// Purpose: creates the nodes that are missing at the ends of new edges.
// Parameters: rows [{urn, label}]
// Returns: nothing
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
ON CREATE SET entity:$(row.label)

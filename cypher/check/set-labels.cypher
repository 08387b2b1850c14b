// Purpose: sets type and labels of nodes.
// Parameters: rows [{urn, type (null for a stub), label, wrong (labels to remove)}]
// Returns: nothing
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity.type = row.type, entity:$(row.label)
REMOVE entity:$(row.wrong)

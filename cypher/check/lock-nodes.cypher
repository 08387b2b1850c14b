// Purpose: locks nodes as writers do, so that a check reads what no writer changes meanwhile. Creates missing nodes, because only a node can
//   be locked. The SET takes the lock. Rows are sorted by URN, so that all writers lock in the same order.
// Parameters: urns (sorted, none twice), at (epoch ms)
// Returns: a row for each URN
//   urn: string
//   created: boolean -- whether the node was missing
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MERGE (entity:Entity {urn: urn})
ON CREATE SET entity.touchedAt = -1
ON MATCH SET entity.touchedAt = $at
RETURN urn, entity.touchedAt = -1 AS created

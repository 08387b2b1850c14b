// Purpose: hard-deletes entities. The node becomes a stub, because it may still be the end of other entities' edges; a stub without
//   edges is deleted afterwards. Its own edges were deleted before, as derived from its aspects. The property that an assertion about it
//   fails stays, because it follows from the assertion. By the time of the change, a repair after a crash finds the node.
// Parameters: rows [{urn}], at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity = {urn: row.urn, touchedAt: entity.touchedAt, indexedAt: $at, field_hasFailingAssertions: entity.field_hasFailingAssertions}

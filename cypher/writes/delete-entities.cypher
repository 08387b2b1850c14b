// Purpose: hard delete. The node falls back to a stub (it may still be the end of other entities' edges; a stub without
//   edges is removed afterwards). Its live edges were removed before, by what its aspects say. Whether an assertion about it fails
//   is what others say, so that stays.
// Parameters: rows [{urn}]
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity = {urn: row.urn, field_hasFailingAssertions: entity.field_hasFailingAssertions}

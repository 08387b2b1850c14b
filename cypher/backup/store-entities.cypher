// Purpose: stores nodes of a backup. A node may exist as the end of an edge that was stored before.
// Parameters: rows [{urn, labels, properties, last (properties that are set last; null for none)}]
// Returns: nothing
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
SET entity = row.properties
SET entity += row.last, entity.indexedAt = timestamp()
SET entity:$(row.labels)

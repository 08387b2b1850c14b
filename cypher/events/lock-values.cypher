// Purpose: reads values again that were replaced during the first read. The SET waits for the commit of a writer, because writers lock
//   entities the same way; afterwards a value is either the entity's latest or among the older versions.
// Parameters: rows [{row, urn, aspect, version}] sorted by URN, the order in which writers lock; at (epoch ms)
// Returns: no row for deleted entities
//   row: number -- as in the parameter
//   payload: string | null -- payload text of the latest value
//   meta: string | null -- meta text of the latest value
//   versions: [payload: string | null, meta: string | null][] -- the value, if it is not the latest; at most one
// Plan: per row a unique index seek on Entity.urn and one on (AspectVersion.urn, aspect, version).
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
SET entity.touchedAt = $at
WITH row, entity
RETURN row.row AS row, entity['aspect_' + row.aspect] AS payload, entity['meta_' + row.aspect] AS meta,
  COLLECT {
    MATCH (value:AspectVersion {urn: row.urn, aspect: row.aspect, version: row.version})
    RETURN [value.payload, value.meta]
  } AS versions

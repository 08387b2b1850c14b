// Purpose: versions of aspects, whether they are older versions or the latest.
// Parameters: rows [{urn, aspect, version}], withPayload
// Returns: one for each of the rows: the older version, or else the latest value, whatever its number; null if there is neither
//   index: number -- of the row
//   meta: string | null -- meta text
//   payload: string | null -- payload text; null unless requested
// Plan: per row a unique index seek on (AspectVersion.urn, aspect, version) and one on Entity.urn.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
OPTIONAL MATCH (older:AspectVersion {urn: row.urn, aspect: row.aspect, version: row.version})
OPTIONAL MATCH (entity:Entity {urn: row.urn})
WITH index, older, entity['meta_' + row.aspect] AS meta, entity['aspect_' + row.aspect] AS payload
RETURN index, coalesce(older.meta, meta) AS meta,
  CASE WHEN $withPayload THEN coalesce(older.payload, payload) END AS payload

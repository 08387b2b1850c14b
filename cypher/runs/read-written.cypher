// Purpose: versions of aspects wherever they are: among the older ones, or the latest.
// Parameters: rows [{urn, aspect, version}], withPayload
// Returns: index (of the row), meta, payload (null unless asked for); null where there is nothing of that version
// Plan: per row a unique index seek on (AspectVersion.urn, aspect, version) and one on Entity.urn.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
OPTIONAL MATCH (older:AspectVersion {urn: row.urn, aspect: row.aspect, version: row.version})
OPTIONAL MATCH (entity:Entity {urn: row.urn})
WITH index, older, entity['meta_' + row.aspect] AS meta, entity['aspect_' + row.aspect] AS payload
RETURN index, coalesce(older.meta, meta) AS meta,
  CASE WHEN $withPayload THEN coalesce(older.payload, payload) END AS payload

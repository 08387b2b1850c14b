// Purpose: the values of given aspect versions of many entities. A value is an older version or the latest one.
// Parameters: rows [{urn, aspect, version}]
// Returns: no row for stubs and unknown URNs
//   index: number -- of the row
//   older: string | null -- payload text of that version, if it is an older one
//   payload: string | null -- payload text of the latest value; null if the older one was found
//   meta: string | null -- meta text of the latest value; null if the older one was found
// Composed: the actor's scope.
// Plan: per row a unique index seek on Entity.urn and one on (AspectVersion.urn, aspect, version).
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (entity:Entity {urn: row.urn})
WHERE entity.type IS NOT NULL /* visible entity */
OPTIONAL MATCH (version:AspectVersion {urn: row.urn, aspect: row.aspect, version: row.version})
RETURN index, version.payload AS older,
  CASE WHEN version IS NULL THEN entity['aspect_' + row.aspect] END AS payload,
  CASE WHEN version IS NULL THEN entity['meta_' + row.aspect] END AS meta

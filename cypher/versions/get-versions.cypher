// Purpose: older versions of aspects of many entities.
// Parameters: rows [{urn, aspect, version}]
// Returns: no row for versions that do not exist
//   index: number -- of the row
//   payload: string | null -- payload text; null while the version is being deleted
//   meta: string | null -- meta text; null while the version is being deleted
// Composed: the actor's scope.
// Plan: per row a unique index seek on (AspectVersion.urn, aspect, version).
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (version:AspectVersion {urn: row.urn, aspect: row.aspect, version: row.version})
WHERE true /* visibleUrn row.urn */
RETURN index, version.payload AS payload, version.meta AS meta

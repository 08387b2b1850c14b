// Purpose: one older version of an aspect.
// Parameters: urn, aspect, version
// Returns: no row for a version that does not exist
//   payload: string | null -- payload text; null while the version is being deleted
//   meta: string | null -- meta text; null while the version is being deleted
// Composed: the actor's scope.
// Plan: unique index seek on (AspectVersion.urn, aspect, version).
MATCH (version:AspectVersion {urn: $urn, aspect: $aspect, version: $version})
WHERE true /* visibleUrn $urn */
RETURN version.payload AS payload, version.meta AS meta

// Purpose: one older version of an aspect.
// Parameters: urn, aspect, version
// Returns: payload, meta
// Composed: the actor's scope.
// Plan: unique index seek on (AspectVersion.urn, aspect, version).
MATCH (version:AspectVersion {urn: $urn, aspect: $aspect, version: $version})
WHERE true /* visibleUrn $urn */
RETURN version.payload AS payload, version.meta AS meta

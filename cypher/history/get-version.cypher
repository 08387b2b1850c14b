// Purpose: one older version of an aspect.
// Parameters: urn, aspect, version
// Returns: payload, meta
// Plan: unique index seek on (AspectVersion.urn, aspect, version).
MATCH (version:AspectVersion {urn: $urn, aspect: $aspect, version: $version})
RETURN version.payload AS payload, version.meta AS meta

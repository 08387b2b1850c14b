// Purpose: the older versions of entities as they are stored.
// Parameters: urns, skip, limit (skip is 0 for more than one URN)
// Returns:
//   properties: Properties
// Plan: per URN index seek on (AspectVersion.urn, aspect, version) by its first key.
UNWIND $urns AS urn
MATCH (version:AspectVersion {urn: urn})
WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
RETURN properties(version) AS properties SKIP $skip LIMIT $limit

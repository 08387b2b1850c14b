// Purpose: the entities with older versions in URN order, and the numbers of versions.
// Parameters: after (URN, or empty), limit
// Returns: in URN order
//   urn: string
//   count: number -- of older versions
// Plan: ordered range seek on (AspectVersion.urn, aspect, version) until the page is full.
MATCH (version:AspectVersion)
WHERE version.urn > $after AND version.aspect IS NOT NULL AND version.version IS NOT NULL
WITH version.urn AS urn, count(*) AS count
RETURN urn, count ORDER BY urn LIMIT $limit

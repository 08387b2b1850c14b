// Purpose: the numbers and times of the older versions of entities.
// Parameters: urns
// Returns:
//   urn: string
//   aspect: string
//   versions: [version: number, from: number | null, until: number | null][] -- oldest first; times in epoch ms, null in a damaged version
// Plan: index seek on (AspectVersion.urn, aspect, version) by its first key.
UNWIND $urns AS urn
MATCH (version:AspectVersion {urn: urn})
WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
WITH urn, version ORDER BY version.version
RETURN urn, version.aspect AS aspect, collect([version.version, version.from, version.until]) AS versions

// Purpose: hard-deletes all older versions of entities.
// Parameters: urns
// Returns: no row for entities without older versions
//   urn: string
//   deleted: number
// Plan: index seek on (AspectVersion.urn, aspect, version) by its first key.
UNWIND $urns AS urn
MATCH (version:AspectVersion {urn: urn})
WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
WITH urn, collect(version) AS versions
FOREACH (version IN versions | DELETE version)
RETURN urn, size(versions) AS deleted

// Purpose: the versions of aspects that the change log of entities mentions.
// Parameters: urns
// Returns:
//   urn: string
//   aspect: string
//   versions: number[] -- none twice
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
// Plan: index seek on (Change.urn, at) by its first key.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.versions IS NOT NULL
UNWIND range(0, size(change.aspects) - 1) AS index
WITH urn, change.aspects[index] AS aspect, change.versions[index] AS version
WHERE version > 0
RETURN urn, aspect, collect(DISTINCT version) AS versions

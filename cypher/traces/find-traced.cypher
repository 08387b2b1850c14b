// Purpose: the changes of one traced write to some entities.
// Parameters: urns, traceId, from, until (epoch ms, limits of the time of the changes)
// Returns: a row for each change, in the order of the write
//   urn: string
//   aspect: string
//   version: number
// Composed: the actor's scope.
// Plan: per URN an index seek on (Change.urn, at), bounded by the time span.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at >= $from AND change.at <= $until AND change.traceId = $traceId
  AND change.aspects IS NOT NULL AND change.versions IS NOT NULL /* visibleUrn urn */
UNWIND range(0, size(change.aspects) - 1) AS index
RETURN urn, change.aspects[index] AS aspect, change.versions[index] AS version

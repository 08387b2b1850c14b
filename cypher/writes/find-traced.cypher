// Purpose: what one traced write changed in some entities.
// Parameters: urns, traceId, from, until (epoch milliseconds between which it was logged)
// Returns: urn, aspect, version; a row for each change in the order of the write
// Composed: what is seen.
// Plan: per URN an index seek on (Change.urn, at), bounded by the time span.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at >= $from AND change.at <= $until AND change.traceId = $traceId
  AND change.aspects IS NOT NULL AND change.versions IS NOT NULL /* seen urn */
UNWIND range(0, size(change.aspects) - 1) AS index
RETURN urn, change.aspects[index] AS aspect, change.versions[index] AS version

// Purpose: older versions of an aspect in a range of numbers, newest first.
// Parameters: urn, aspect, start, end (both inclusive), limit
// Returns: newest first
//   payload: string | null -- payload text; null while the version is being deleted
//   meta: string | null -- meta text, with the number of the version; null while the version is being deleted
// Composed: the actor's scope.
// Plan: index range seek on (AspectVersion.urn, aspect, version), which delivers the order.
MATCH (older:AspectVersion {urn: $urn, aspect: $aspect})
WHERE $start <= older.version <= $end /* visibleUrn $urn */
RETURN older.payload AS payload, older.meta AS meta
ORDER BY older.urn DESC, older.aspect DESC, older.version DESC LIMIT $limit

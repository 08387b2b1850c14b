// Purpose: hard-deletes the change log of entities.
// Parameters: urns
// Returns: nothing
// Plan: index seek on (Change.urn, at) by its first key.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL
// In the order in which numbering takes the same locks.
WITH change ORDER BY change.at, change.transaction, change.step
DELETE change

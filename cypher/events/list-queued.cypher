// Purpose: the changes without a position in the stream of events, oldest first, those of a transaction together and in its order.
// Parameters: limit
// Returns: oldest first, those of a transaction together and in its order
//   id: string -- of the node in the database
//   at: number -- epoch ms
// Plan: ordered range seek on Change.queued, PartialTop.
MATCH (change:Change)
WHERE change.queued > 0
WITH change ORDER BY change.queued, change.transaction, change.step LIMIT $limit
RETURN elementId(change) AS id, change.queued AS at
ORDER BY change.queued, change.transaction, change.step

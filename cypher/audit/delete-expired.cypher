// Purpose: deletes audit events that are too old, up to a limit.
// Parameters: before (epoch ms), limit
// Returns: one row
//   deleted: number
// Plan: range seek on AuditEvent.at that ends at the limit.
MATCH (event:AuditEvent)
WHERE event.at < $before
WITH event LIMIT $limit
DELETE event
RETURN count(*) AS deleted

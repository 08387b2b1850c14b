// Purpose: stores the audit events of a transaction. Only a few kinds of changes have such events.
// Parameters: rows [{id, at, type, actor, urn, entityType, aspect, eventSource?, sourceIP?, userAgent?, traceId?}]
// Returns: nothing
// Plan: Create per row.
UNWIND $rows AS row
CREATE (event:AuditEvent)
SET event = row

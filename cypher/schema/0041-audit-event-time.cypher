// Audit events by time, in which they are listed and removed.
CREATE INDEX audit_event_time IF NOT EXISTS FOR (event:AuditEvent) ON (event.at)

// Purpose: stores the audit event of a refused sign-in. The event tells whether the user exists or existed.
// Parameters: event {id, at, type, actor (URN of the user that the caller named), loginSource, denialReason, sourceIP?, userAgent?,
//   traceId?}
// Returns: nothing
// Plan: unique index seek on Entity.urn, index seek on (Change.urn, at).
OPTIONAL MATCH (user:Entity {urn: $event.actor}) WHERE user.type IS NOT NULL
WITH user IS NOT NULL OR EXISTS { MATCH (change:Change {urn: $event.actor}) WHERE change.at >= 0 } AS isKnown
CREATE (event:AuditEvent)
SET event = $event, event.isUnknown = CASE WHEN isKnown THEN null ELSE true END

// Purpose: creates a session with the audit event of the sign-in, and deletes some expired sessions.
// Parameters: session {id, user, account (creation time of the user), createdAt, expiresAt, by (absent: signed in at this service)}, event
//   {id, at, type, actor, loginSource, sourceIP?, userAgent?, traceId?}
// Returns: nothing
// Plan: index seek on Session.expiresAt for at most 100 expired ones.
CREATE (session:Session)
SET session = $session
CREATE (event:AuditEvent)
SET event = $event
WITH session.createdAt AS now
MATCH (old:Session)
WHERE old.expiresAt < now
WITH old
LIMIT 100
DELETE old

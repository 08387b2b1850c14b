// Purpose: creates a session and deletes some expired ones.
// Parameters: session {id, user, account (creation time of the user), createdAt, expiresAt, by (absent: signed in at this service)}
// Plan: index seek on Session.expiresAt for at most 100 expired ones.
CREATE (session:Session)
SET session = $session
WITH session.createdAt AS now
MATCH (old:Session)
WHERE old.expiresAt < now
WITH old
LIMIT 100
DELETE old

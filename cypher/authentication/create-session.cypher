// Purpose: a new session; some of those that are over go at the same time.
// Parameters: session {id, user, account (when the user was made), createdAt, expiresAt, by (left out: signed in here)}
// Plan: index seek on Session.expiresAt for at most 100 old ones.
CREATE (session:Session)
SET session = $session
WITH session.createdAt AS now
MATCH (old:Session)
WHERE old.expiresAt < now
WITH old
LIMIT 100
DELETE old

// Purpose: ends one session.
// Parameters: id
// Returns: user; no row for an unknown session
// Plan: unique index seek on Session.id.
MATCH (session:Session {id: $id})
WITH session, session.user AS user
DELETE session
RETURN user

// Purpose: ends one session.
// Parameters: id
// Returns: user, by (where they have signed in; null: here); no row for an unknown session
// Plan: unique index seek on Session.id.
MATCH (session:Session {id: $id})
WITH session, session.user AS user, session.by AS by
DELETE session
RETURN user, by

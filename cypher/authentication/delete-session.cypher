// Purpose: ends one session.
// Parameters: id
// Returns: user, by (identity provider of the sign-in; null: this service); no row for an unknown session
// Plan: unique index seek on Session.id.
MATCH (session:Session {id: $id})
WITH session, session.user AS user, session.by AS by
DELETE session
RETURN user, by

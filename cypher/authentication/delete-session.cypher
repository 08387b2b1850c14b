// Purpose: ends one session.
// Parameters: id
// Returns: no row for an unknown session
//   user: string
//   by: 'oidc' | null -- identity provider of the sign-in; null: this service
// Plan: unique index seek on Session.id.
MATCH (session:Session {id: $id})
WITH session, session.user AS user, session.by AS by
DELETE session
RETURN user, by

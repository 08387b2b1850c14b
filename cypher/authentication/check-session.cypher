// Purpose: as authentication/find-session, without what policies need to know: finds the user of a session, and the state of the account.
// Parameters: id
// Returns: user, account (creation time of the user when the session began), expiresAt, key (meta text), status and corpUserStatus (payload
//   texts or null); no row for an unknown session, or one of a deleted user
// Plan: unique index seeks on Session.id and Entity.urn.
MATCH (session:Session {id: $id})
MATCH (user:Entity {urn: session.user})
WHERE user.type IS NOT NULL
RETURN session.user AS user, session.account AS account, session.expiresAt AS expiresAt, user.meta_corpUserKey AS key,
  user.aspect_status AS status, user.aspect_corpUserStatus AS corpUserStatus

// Purpose: whose session it is, and whether the account is in use.
// Parameters: id
// Returns: user, account (when the user was made, as of then), expiresAt, key (meta text), status and corpUserStatus (payload texts or null);
//   no row for an unknown session, or one of a deleted user
// Plan: unique index seeks on Session.id and Entity.urn.
MATCH (session:Session {id: $id})
MATCH (user:Entity {urn: session.user})
WHERE user.type IS NOT NULL
RETURN session.user AS user, session.account AS account, session.expiresAt AS expiresAt, user.meta_corpUserKey AS key,
  user.aspect_status AS status, user.aspect_corpUserStatus AS corpUserStatus

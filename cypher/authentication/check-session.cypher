// Purpose: as authentication/find-session, without what policies need to know: finds the user of a session, and the state of the account.
// Parameters: id
// Returns: no row for an unknown session, or one of a deleted user
//   user: string
//   account: number | null -- creation time of the user when the session began, epoch ms; null in sessions of earlier versions
//   expiresAt: number -- epoch ms
//   key: string | null -- meta text; null while the user is being deleted
//   status: string | null -- payload text
//   corpUserStatus: string | null -- payload text
// Plan: unique index seeks on Session.id and Entity.urn.
MATCH (session:Session {id: $id})
MATCH (user:Entity {urn: session.user})
WHERE user.type IS NOT NULL
RETURN session.user AS user, session.account AS account, session.expiresAt AS expiresAt, user.meta_corpUserKey AS key,
  user.aspect_status AS status, user.aspect_corpUserStatus AS corpUserStatus

// Purpose: finds the user of a session, the state of the account, and what policies need to know about the user.
// Parameters: id
// Returns: no row for an unknown session, or one of a deleted user
//   user: string
//   account: number | null -- creation time of the user when the session began, epoch ms; null in sessions of earlier versions
//   expiresAt: number -- epoch ms
//   key: string | null -- meta text; null while the user is being deleted
//   status: string | null -- payload text
//   corpUserStatus: string | null -- payload text
//   stamp: string -- as in authorization/read-actors
//   groups: string[] -- as in authorization/read-actors
//   roles: string[] -- of the user and of its groups, as in authorization/read-actors
// Plan: unique index seeks on Session.id, Entity.urn and Counter.name; expansions from the user and its groups.
MATCH (session:Session {id: $id})
MATCH (user:Entity {urn: session.user})
WHERE user.type IS NOT NULL
OPTIONAL MATCH (counter:Counter {name: 'policies'})
WITH session, user, coalesce(counter.last, 0) + ' ' + coalesce(counter.changedAt, 0) AS stamp, COLLECT {
  MATCH (user)-[:IsMemberOfGroup|IsMemberOfNativeGroup]->(group:Entity)
  WHERE group.type = 'corpGroup' /* notSoftDeleted group */
  RETURN DISTINCT group
} AS groups
RETURN session.user AS user, session.account AS account, session.expiresAt AS expiresAt, user.meta_corpUserKey AS key,
  user.aspect_status AS status, user.aspect_corpUserStatus AS corpUserStatus, stamp, [group IN groups | group.urn] AS groups, COLLECT {
  UNWIND [user] + groups AS holder
  MATCH (holder)-[:IsMemberOfRole]->(role:Entity)
  WHERE role.type = 'dataHubRole' /* notSoftDeleted role */
  RETURN DISTINCT role.urn
} AS roles

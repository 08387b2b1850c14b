// Purpose: finds out whether a token is stored, the state of the account that it names, and what policies need to know about that user.
// Parameters: token, user (URNs)
// Returns: one row
//   isStored: boolean -- whether the token is stored
//   isUser: boolean -- whether the user exists
//   key: string | null -- meta text
//   status: string | null -- payload text
//   corpUserStatus: string | null -- payload text
//   stamp: string -- as in authorization/read-actors
//   groups: string[] -- as in authorization/read-actors
//   roles: string[] -- of the user and of its groups, as in authorization/read-actors
// Plan: unique index seeks on Entity.urn and Counter.name; expansions from the user and its groups.
OPTIONAL MATCH (counter:Counter {name: 'policies'})
WITH coalesce(counter.last, 0) + ' ' + coalesce(counter.changedAt, 0) AS stamp
OPTIONAL MATCH (token:Entity {urn: $token})
WITH stamp, token.aspect_dataHubAccessTokenInfo IS NOT NULL AS isStored
OPTIONAL MATCH (user:Entity {urn: $user})
WITH stamp, isStored, user, COLLECT {
  MATCH (user)-[:IsMemberOfGroup|IsMemberOfNativeGroup]->(group:Entity)
  WHERE group.type = 'corpGroup' /* notSoftDeleted group */
  RETURN DISTINCT group
} AS groups
RETURN isStored, user.type IS NOT NULL AS isUser, user.meta_corpUserKey AS key, user.aspect_status AS status,
  user.aspect_corpUserStatus AS corpUserStatus, stamp, [group IN groups | group.urn] AS groups, COLLECT {
  UNWIND [user] + groups AS holder
  MATCH (holder)-[:IsMemberOfRole]->(role:Entity)
  WHERE role.type = 'dataHubRole' /* notSoftDeleted role */
  RETURN DISTINCT role.urn
} AS roles

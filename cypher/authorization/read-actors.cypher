// Purpose: reads the groups and roles of actors, which policies use, and the stamp of the last change of a policy.
// Parameters: actors (URNs, none twice)
// Returns: a row for each actor; missing and soft-deleted groups and roles are left out
//   stamp: string -- of the last change of a policy
//   actor: string
//   groups: string[]
//   roles: string[] -- of the actor and of its groups
// Plan: unique index seeks on Entity.urn and Counter.name; expansions from the actors and their groups.
OPTIONAL MATCH (counter:Counter {name: 'policies'})
WITH coalesce(counter.last, 0) + ' ' + coalesce(counter.changedAt, 0) AS stamp
UNWIND $actors AS urn
OPTIONAL MATCH (actor:Entity {urn: urn})
WITH stamp, urn, actor, COLLECT {
  MATCH (actor)-[:IsMemberOfGroup|IsMemberOfNativeGroup]->(group:Entity)
  WHERE group.type = 'corpGroup' /* notSoftDeleted group */
  RETURN DISTINCT group
} AS groups
RETURN stamp, urn AS actor, [group IN groups | group.urn] AS groups, COLLECT {
  UNWIND [actor] + groups AS holder
  MATCH (holder)-[:IsMemberOfRole]->(role:Entity)
  WHERE role.type = 'dataHubRole' /* notSoftDeleted role */
  RETURN DISTINCT role.urn
} AS roles

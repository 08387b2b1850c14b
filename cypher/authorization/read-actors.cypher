// Purpose: what policies look at of actors, and which change of policies was the last.
// Parameters: actors (URNs, no one twice)
// Returns: actor, groups, roles (its own and those of its groups), stamp; a row for each. Groups and roles that do not exist, or were
//   deleted softly, count for nothing.
// Plan: unique index seeks on Entity.urn and Counter.name; expansions from the actors and their groups.
OPTIONAL MATCH (counter:Counter {name: 'policies'})
WITH coalesce(counter.last, 0) + ' ' + coalesce(counter.changedAt, 0) AS stamp
UNWIND $actors AS urn
OPTIONAL MATCH (actor:Entity {urn: urn})
WITH stamp, urn, actor, COLLECT {
  MATCH (actor)-[:IsMemberOfGroup|IsMemberOfNativeGroup]->(group:Entity)
  WHERE group.type = 'corpGroup' AND NOT coalesce(group.removed, false)
  RETURN DISTINCT group
} AS groups
RETURN stamp, urn AS actor, [group IN groups | group.urn] AS groups, COLLECT {
  UNWIND [actor] + groups AS holder
  MATCH (holder)-[:IsMemberOfRole]->(role:Entity)
  WHERE role.type = 'dataHubRole' AND NOT coalesce(role.removed, false)
  RETURN DISTINCT role.urn
} AS roles

// Purpose: edges that no longer hold become past edges, which keep from when and until when they held.
// Parameters: rows [{source, edges: {<type>|<target>|<aspect>|<owner>|<relationship or nothing>: true}}], at (epoch ms)
// Plan: unique index seek on Entity.urn per source, one expand of its outgoing edges; each edge is looked up in the map.
//   The hint matters: on a small graph the planner would rather scan all relationships, and keep doing so while it grows.
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})-[edge]->(target:Entity)
USING INDEX source:Entity(urn)
WHERE row.edges[type(edge) + '|' + target.urn + '|' + edge.aspect + '|' + edge.owner + '|' + coalesce(edge.relationship, '')]
CREATE (source)-[past:Past]->(target)
SET past = properties(edge), past.type = type(edge), past.until = $at
DELETE edge

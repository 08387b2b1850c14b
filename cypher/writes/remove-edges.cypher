// Purpose: turns edges that have ended into past edges, which keep their start and end time.
// Parameters: rows [{source, edges: {<type>|<target>|<aspect>|<owner>|<relationship or nothing>: true}}], at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Entity.urn per source, one expand of its outgoing edges; each edge is looked up in the map.
//   The hint is necessary: on a small graph the planner prefers a scan of all relationships, and keeps that plan while the graph grows.
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})-[edge]->(target:Entity)
USING INDEX source:Entity(urn)
WHERE row.edges[type(edge) + '|' + target.urn + '|' + edge.aspect + '|' + edge.owner + '|' + coalesce(edge.relationship, '')]
CREATE (source)-[past:Past]->(target)
SET past = properties(edge), past.type = type(edge), past.until = $at
DELETE edge

// Purpose: updates the properties (stamps, own properties) of edges that stay; the time since when they exist does not change.
// Parameters: rows [{source, edges: {<type>|<target>|<aspect>|<owner>|<relationship or nothing>: {property: value}}}]
// Returns: nothing
// Plan: unique index seek on Entity.urn per source, one expand of its outgoing edges; each edge is looked up in the map.
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})-[edge]->(target:Entity)
USING INDEX source:Entity(urn)
WITH edge, edge.from AS from,
  row.edges[type(edge) + '|' + target.urn + '|' + edge.aspect + '|' + edge.owner + '|' + coalesce(edge.relationship, '')] AS properties
WHERE properties IS NOT NULL
SET edge = properties, edge.from = from

// Purpose: nodes as they are stored, with the edges that begin at them.
// Parameters: urns
// Returns: no row for unknown URNs
//   urn: string
//   labels: string[]
//   properties: Properties
//   edges: [type: string, target: string, properties: Properties][]
// Plan: unique index seek on Entity.urn and expand per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
RETURN urn, labels(entity) AS labels, properties(entity) AS properties,
  COLLECT {
    MATCH (entity)-[edge]->(target:Entity)
    RETURN [type(edge), target.urn, properties(edge)]
  } AS edges

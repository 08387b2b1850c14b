// Purpose: nodes as they are stored, with the edges that begin at them.
// Parameters: urns
// Returns: urn, labels, properties, edges [[type, target, properties]]; no row for unknown URNs
// Plan: unique index seek on Entity.urn and expand per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
RETURN urn, labels(entity) AS labels, properties(entity) AS properties,
  COLLECT {
    MATCH (entity)-[edge]->(target:Entity)
    RETURN [type(edge), target.urn, properties(edge)]
  } AS edges

// Purpose: the edges that begin at a node but are not derived from its aspects: column lineage, edges against the direction of their
//   relationship, and edges that nothing owns. Of past edges only those whose owner does not exist.
// Parameters: urns
// Returns:
//   id: string -- of the edge in the database
//   source: string
//   type: string
//   target: string
//   properties: Properties
// Plan: unique index seek on Entity.urn per URN, one expand of its outgoing edges; a unique index seek per past edge.
UNWIND $urns AS urn
MATCH (source:Entity {urn: urn})-[edge]->(target:Entity)
USING INDEX source:Entity(urn)
WHERE CASE type(edge)
  WHEN 'Past' THEN NOT EXISTS { MATCH (owner:Entity {urn: edge.owner}) WHERE owner.type IS NOT NULL }
  ELSE coalesce(edge.owner, '') <> urn
END
RETURN elementId(edge) AS id, urn AS source, type(edge) AS type, target.urn AS target, properties(edge) AS properties

// Purpose: the aspects that refer to a URN, without those of the entity itself: by the edges that follow from them, and by the terms of
//   references without an edge.
// Parameters: urn, hidden (internal types), query (Lucene, for the terms), aspects {term: aspect}
// Returns: by entity, aspect and relationship
//   relationship: string
//   entity: string
//   aspect: string
// Plan: unique index seek on Entity.urn, expand in both directions, because column lineage starts at fields, not at the entity with the
//   aspect; procedure call for the terms.
CALL () {
  MATCH (entity:Entity {urn: $urn})-[edge]-(:Entity)
  USING INDEX entity:Entity(urn)
  WHERE NOT type(edge) IN $hidden AND edge.owner <> $urn
  RETURN DISTINCT type(edge) AS relationship, edge.owner AS entity, edge.aspect AS aspect
  UNION ALL
  CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
  WHERE node.urn <> $urn
  UNWIND [term IN node.search_terms WHERE $aspects[term] IS NOT NULL] AS term
  RETURN 'References' AS relationship, node.urn AS entity, $aspects[term] AS aspect
}
RETURN relationship, entity, aspect
ORDER BY entity, aspect, relationship

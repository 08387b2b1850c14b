// Purpose: creates edges; both ends exist.
// Parameters: rows [{source, type, target, properties}]
// Returns: matched (fewer than the rows if an end was deleted)
// Plan: unique index seek on Entity.urn for both ends per row; the subquery keeps the planner from pairing the two seeks
//   in a cartesian product.
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})
CALL (row) {
  MATCH (target:Entity {urn: row.target})
  RETURN target
}
CREATE (source)-[edge:$(row.type)]->(target)
SET edge = row.properties
RETURN count(edge) AS matched

// Purpose: stores edges of a backup. A target that is not stored yet is created; its properties follow.
// Parameters: rows [{source, type, target, properties}]
// Returns: nothing
// Plan: unique index seek on Entity.urn for both ends per row; the subquery keeps the planner from pairing the two seeks in a cartesian
//   product.
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})
CALL (row) {
  MERGE (target:Entity {urn: row.target})
  RETURN target
}
CREATE (source)-[edge:$(row.type)]->(target)
SET edge = row.properties

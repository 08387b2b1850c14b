// Purpose: creates edges; both ends exist. The same ends occur in many edges, so each is looked up once.
// Parameters: ends (distinct URNs), rows [{source, target (positions in `ends`), type, properties}]
// Returns: one row
//   matched: number -- created edges; 0 if an end was deleted
// Plan: unique index seek on Entity.urn per end.
UNWIND range(0, size($ends) - 1) AS position
MATCH (end:Entity {urn: $ends[position]})
USING INDEX end:Entity(urn)
WITH end, position ORDER BY position
WITH collect(end) AS ends
WHERE size(ends) = size($ends)
UNWIND $rows AS row
WITH row, ends[row.source] AS source, ends[row.target] AS target
CREATE (source)-[edge:$(row.type)]->(target)
SET edge = row.properties
RETURN count(edge) AS matched

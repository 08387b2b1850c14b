// Purpose: what earlier starts, restores and writes have recorded about the database. Neo4j plans slowly when it has just started, so this is
//   one simple statement.
// Returns:
//   kind: string -- label
//   properties: Properties -- all of them
// Plan: scans of labels with few nodes: a dozen or two each.
MATCH (record:Migration|Restore|Counter|WriteMark)
RETURN labels(record)[0] AS kind, properties(record) AS properties

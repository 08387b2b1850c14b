// Purpose: runs as they are stored.
// Parameters: ids
// Returns:
//   id: string
//   properties: Properties
// Plan: unique index seek on Run.id per id.
UNWIND $ids AS id
MATCH (run:Run {id: id})
RETURN id, properties(run) AS properties

// Purpose: all runs as they are stored, in the order of their ids.
// Parameters: after (id, or empty), limit
// Returns: in the order of their ids
//   id: string
//   properties: Properties
// Plan: ordered range seek on Run.id, limited.
MATCH (run:Run)
WHERE run.id > $after
RETURN run.id AS id, properties(run) AS properties ORDER BY id LIMIT $limit

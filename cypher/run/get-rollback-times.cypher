// Purpose: when runs were rolled back last.
// Parameters: ids
// Returns: id, rolledBackAt (epoch ms); no row for runs that never were
// Plan: unique index seek on Run.id per row.
UNWIND $ids AS id
MATCH (run:Run {id: id})
WHERE run.rolledBackAt IS NOT NULL
RETURN id, run.rolledBackAt AS rolledBackAt

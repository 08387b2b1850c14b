// Purpose: how often runs have been rolled back, counted once for each group of entities, and the count at the beginning of their last
//   rollback. Rollbacks from before this was counted are treated as one.
// Parameters: ids
// Returns: id, rounds, began; no row for runs without a rollback
// Plan: unique index seek on Run.id per row.
UNWIND $ids AS id
MATCH (run:Run {id: id})
WHERE run.rolledBackAt IS NOT NULL
RETURN id, coalesce(run.rounds, 1) AS rounds, coalesce(run.began, 1) AS began

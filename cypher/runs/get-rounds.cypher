// Purpose: how often runs have been rolled back, a group of entities counting as one time, and as how many of these their last
//   rollback began. Rollbacks from before this was counted are taken for one.
// Parameters: ids
// Returns: id, rounds, began; no row for runs that never were rolled back
// Plan: unique index seek on Run.id per row.
UNWIND $ids AS id
MATCH (run:Run {id: id})
WHERE run.rolledBackAt IS NOT NULL
RETURN id, coalesce(run.rounds, 1) AS rounds, coalesce(run.began, 1) AS began

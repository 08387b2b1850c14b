// Purpose: which runs are stored, how often each has been rolled back, counted once for each group of entities, and the count at the
//   beginning of its last rollback. Rollbacks from before this was counted are treated as one.
// Parameters: ids
// Returns: no row for a run that is not stored
//   id: string
//   rounds: number | null -- null for a run without a rollback
//   began: number | null -- null for a run without a rollback
// Plan: unique index seek on Run.id per row.
UNWIND $ids AS id
MATCH (run:Run {id: id})
RETURN id,
  CASE WHEN run.rolledBackAt IS NOT NULL THEN coalesce(run.rounds, 1) END AS rounds,
  CASE WHEN run.rolledBackAt IS NOT NULL THEN coalesce(run.began, 1) END AS began

// Purpose: counts a round of a run's rollback, and records its time and actor. The lock is taken before the number is read.
// Parameters: runId, at (epoch ms), actor, isFirst (whether it is the first round of this rollback)
// Returns: no row for an unknown run
//   round: number
// Plan: unique index seek on Run.id.
MATCH (run:Run {id: $runId})
SET run.rolledBackBy = $actor
WITH run, coalesce(run.rounds, CASE WHEN run.rolledBackAt IS NULL THEN 0 ELSE 1 END) + 1 AS round
SET run.rounds = round, run.rolledBackAt = $at
SET run.began = CASE WHEN $isFirst THEN round ELSE coalesce(run.began, round) END
RETURN round

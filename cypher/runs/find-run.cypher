// Purpose: the times of a run.
// Parameters: runId
// Returns: no row for an unknown run
//   startedAt: number -- of the first write, epoch ms
//   rolledBackAt: number | null -- of the last rollback, epoch ms; null if it was never rolled back
// Plan: unique index seek on Run.id.
MATCH (run:Run {id: $runId})
RETURN run.startedAt AS startedAt, run.rolledBackAt AS rolledBackAt

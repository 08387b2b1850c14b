// Purpose: the times of a run.
// Parameters: runId
// Returns: startedAt, rolledBackAt (null if it was never rolled back), epoch ms; no row for an unknown run
// Plan: unique index seek on Run.id.
MATCH (run:Run {id: $runId})
RETURN run.startedAt AS startedAt, run.rolledBackAt AS rolledBackAt

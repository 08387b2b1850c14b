// Purpose: notes that what a run wrote until now is rolled back, and by whom.
// Parameters: runId, at (epoch ms), actor
// Plan: unique index seek on Run.id.
MATCH (run:Run {id: $runId})
SET run.rolledBackAt = $at, run.rolledBackBy = $actor

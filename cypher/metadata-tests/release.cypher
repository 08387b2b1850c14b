// Purpose: lets another service evaluate tests at once.
// Parameters: holder
// Returns: nothing
// Plan: unique index seek on TestProgress.name.
MATCH (progress:TestProgress {name: 'log'})
WHERE progress.holder = $holder
REMOVE progress.holder

// Purpose: remembers up to which change of the log tests were evaluated, if the service still holds the claim.
// Parameters: holder, sequence
// Returns: nothing
// Plan: unique index seek on TestProgress.name.
MATCH (progress:TestProgress {name: 'log'})
WHERE progress.holder = $holder
SET progress.sequence = $sequence

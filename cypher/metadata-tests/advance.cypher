// Purpose: stores from which change of the log on tests are still to be evaluated, if the service still holds the claim.
// Parameters: holder, sequence (of this change)
// Returns: nothing
// Plan: unique index seek on TestProgress.name.
MATCH (progress:TestProgress {name: 'log'})
WHERE progress.holder = $holder
SET progress.sequence = $sequence

// Purpose: remembers how far a test was evaluated.
// Parameters: name, md5, step, after
// Returns: nothing
// Plan: unique index seek on TestProgress.name.
MERGE (progress:TestProgress {name: $name})
SET progress.md5 = $md5, progress.step = $step, progress.after = $after

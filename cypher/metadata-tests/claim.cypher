// Purpose: makes one service the only one that evaluates tests in the background, until a time.
// Parameters: holder (id of the service), now, until (epoch ms)
// Returns: no row while another service holds the claim
//   sequence: number | null -- first change of the log that is still to be evaluated; null before the first evaluation
// Plan: unique index seek on TestProgress.name. The counter takes the lock before the holder is read.
MERGE (progress:TestProgress {name: 'log'})
SET progress.claims = coalesce(progress.claims, 0) + 1
WITH progress
WHERE progress.holder IS NULL OR progress.holder = $holder OR progress.until < $now
SET progress.holder = $holder, progress.until = $until
RETURN progress.sequence AS sequence

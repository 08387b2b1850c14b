// Purpose: a page of the runs that have written something, the one that started last first.
// Parameters: start, count, includeUndone (also what was rolled back)
// Returns: runId, rows (writes), timestamp (of the last write, epoch ms)
// Plan: index range seek on Run.startedAt, which delivers the order; per run a seek on (Change.runId, at) that stops at the first
//   change; the changes of the listed runs are counted.
MATCH (run:Run)
WHERE run.startedAt > 0 AND (
  EXISTS { MATCH (change:Change {runId: run.id}) WHERE change.at IS NOT NULL }
  OR $includeUndone AND EXISTS { MATCH (change:Change {undoneRunId: run.id}) WHERE change.at IS NOT NULL })
WITH run ORDER BY run.startedAt DESC SKIP $start LIMIT $count
CALL (run) {
  MATCH (change:Change {runId: run.id})
  WHERE change.at IS NOT NULL
  RETURN sum(size(change.operations)) AS live, coalesce(max(change.at), 0) AS lastLive
}
CALL (run) {
  MATCH (change:Change {undoneRunId: run.id})
  WHERE change.at IS NOT NULL AND $includeUndone
  RETURN sum(size(change.operations)) AS undone, coalesce(max(change.at), 0) AS lastUndone
}
RETURN run.id AS runId, live + undone AS rows, CASE WHEN lastLive > lastUndone THEN lastLive ELSE lastUndone END AS timestamp
ORDER BY run.startedAt DESC

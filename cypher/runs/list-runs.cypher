// Purpose: a page of the runs with writes, the latest started first.
// Parameters: start, count, includeUndone (include rolled-back writes), skippedAspects (aspects that are not counted, as `list-live-rows` skips
//   them)
// Returns: the latest started first
//   runId: string
//   rows: number -- logged writes: one for each aspect and transaction, one for each point
//   timestamp: number -- of the last write, epoch ms
// Plan: index range seek on Run.startedAt, which delivers the order; per run a seek on (Change.runId, at) that stops at the first
//   visible change; the changes of the listed runs are counted.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (run:Run)
WHERE run.startedAt > 0 AND (
  EXISTS {
    MATCH (change:Change {runId: run.id})
    WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
      AND any(position IN range(0, size(change.operations) - 1) WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects)
  }
  OR $includeUndone AND EXISTS {
    MATCH (change:Change {undoneRunId: run.id})
    WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
      AND any(position IN range(0, size(change.operations) - 1) WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects)
  })
WITH run ORDER BY run.startedAt DESC SKIP $start LIMIT $count
CALL (run) {
  MATCH (change:Change {runId: run.id})
  WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
  WITH change.at AS at, size([position IN range(0, size(change.operations) - 1)
    WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects]) AS shown
  WHERE shown > 0
  RETURN sum(shown) AS live, coalesce(max(at), 0) AS lastLive
}
CALL (run) {
  MATCH (change:Change {undoneRunId: run.id})
  WHERE change.at IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND $includeUndone
  WITH change.at AS at, size([position IN range(0, size(change.operations) - 1)
    WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects]) AS shown
  WHERE shown > 0
  RETURN sum(shown) AS undone, coalesce(max(at), 0) AS lastUndone
}
RETURN run.id AS runId, live + undone AS rows, CASE WHEN lastLive > lastUndone THEN lastLive ELSE lastUndone END AS timestamp
ORDER BY run.startedAt DESC

// Purpose: a page of the rolled-back writes of a run, oldest first, one row for each aspect.
// Parameters: runId, start, count, skippedAspects
// Returns: oldest first
//   urn: string
//   at: number -- epoch ms
//   aspect: string | null -- null for the deletion of an entity
//   operation: string
//   version: number -- 0 for points and deletions
// Plan: index seek on (Change.undoneRunId, at) by its first key, which delivers the order and stops at the page's end.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change {undoneRunId: $runId})
USING INDEX change:Change(undoneRunId, at)
WHERE change.at IS NOT NULL AND change.urn IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
  AND change.versions IS NOT NULL
WITH change ORDER BY change.at
UNWIND range(0, size(change.operations) - 1) AS position
WITH change, position
WHERE NOT coalesce(change.aspects[position], '') IN $skippedAspects
RETURN change.urn AS urn, change.at AS at, change.aspects[position] AS aspect, change.operations[position] AS operation,
  coalesce(change.versions[position], 0) AS version
SKIP $start LIMIT $count

// Purpose: a page of what a run wrote that has not been rolled back, oldest first, one row for each aspect.
// Parameters: runId, start, count
// Returns: urn, at, aspect, operation, version; aspect is null for the deletion of an entity
// Plan: index seek on (Change.runId, at) by its first key, which delivers the order and stops at the page's end.
MATCH (change:Change {runId: $runId})
WHERE change.at IS NOT NULL
WITH change ORDER BY change.at
UNWIND range(0, size(change.operations) - 1) AS position
RETURN change.urn AS urn, change.at AS at, change.aspects[position] AS aspect, change.operations[position] AS operation,
  coalesce(change.versions[position], 0) AS version
SKIP $start LIMIT $count

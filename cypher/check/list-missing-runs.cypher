// Purpose: the runs that the log and the points of entities name, but that have no node.
// Parameters: urns
// Returns:
//   urn: string
//   id: string -- of the run
// Plan: index seeks on (Change.urn, at) and (TimeseriesPoint.urn, aspect, timestampMillis) by their first key, unique index seek on Run.id
//   per distinct run.
UNWIND $urns AS urn
CALL (urn) {
  MATCH (change:Change {urn: urn})
  WHERE change.at IS NOT NULL
  RETURN DISTINCT coalesce(change.runId, change.undoneRunId) AS id
  UNION
  MATCH (point:TimeseriesPoint {urn: urn})
  WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
  RETURN DISTINCT point.runId AS id
}
WITH urn, id
WHERE id IS NOT NULL AND NOT EXISTS { MATCH (:Run {id: id}) }
RETURN urn, id

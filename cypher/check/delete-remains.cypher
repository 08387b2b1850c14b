// Purpose: deletes what a hard deletion should have deleted: older versions, points and log entries of entities that do not exist.
// Parameters: urns
// Returns: nothing
// Plan: index seeks on (AspectVersion.urn, aspect, version), (TimeseriesPoint.urn, aspect, timestampMillis) and (Change.urn, at) by their
//   first key.
UNWIND $urns AS urn
CALL (urn) {
  MATCH (version:AspectVersion {urn: urn})
  WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
  RETURN version AS node
  UNION
  MATCH (point:TimeseriesPoint {urn: urn})
  WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
  RETURN point AS node
  UNION
  MATCH (change:Change {urn: urn})
  WHERE change.at IS NOT NULL AND change.operations <> ['DELETE_ENTITY']
  RETURN change AS node
}
DELETE node

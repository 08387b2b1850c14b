// Purpose: the numbers of older versions, points and log entries of entities.
// Parameters: urns
// Returns: a row for each URN
//   urn: string
//   versions: number
//   points: number
//   changes: number
// Plan: per URN index seeks on (AspectVersion.urn, aspect, version), (TimeseriesPoint.urn, aspect, timestampMillis) and (Change.urn, at)
//   by their first key.
UNWIND $urns AS urn
RETURN urn,
  COUNT { MATCH (version:AspectVersion {urn: urn}) WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL } AS versions,
  COUNT { MATCH (point:TimeseriesPoint {urn: urn}) WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL } AS points,
  COUNT { MATCH (change:Change {urn: urn}) WHERE change.at IS NOT NULL } AS changes

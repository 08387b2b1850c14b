// Purpose: what is stored of entities that do not exist.
// Parameters: urns
// Returns: no row for entities of which nothing else is stored
//   urn: string
//   versions: number
//   points: number
//   changes: number -- without log entries of hard deletions
//   isDeleted: boolean -- whether a hard deletion is logged
// Plan: index seeks on (AspectVersion.urn, aspect, version), (TimeseriesPoint.urn, aspect, timestampMillis) and (Change.urn, at) by their
//   first key.
UNWIND $urns AS urn
WITH urn, COUNT {
  MATCH (version:AspectVersion {urn: urn}) WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
} AS versions, COUNT {
  MATCH (point:TimeseriesPoint {urn: urn}) WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
} AS points, COUNT {
  MATCH (change:Change {urn: urn}) WHERE change.at IS NOT NULL AND change.operations <> ['DELETE_ENTITY']
} AS changes
WHERE versions + points + changes > 0
RETURN urn, versions, points, changes, EXISTS {
  MATCH (change:Change {urn: urn}) WHERE change.at IS NOT NULL AND change.operations = ['DELETE_ENTITY']
} AS isDeleted

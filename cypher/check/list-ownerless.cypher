// Purpose: the URNs in a range that have older versions, points or log entries, but no node. Log entries of hard deletions do not count,
//   because they stay.
// Parameters: from, until (URNs, both included), after (URN, or empty), pattern (regular expression), limit
// Returns: in URN order
//   urn: string
// Plan: range seeks on (AspectVersion.urn, aspect, version), (TimeseriesPoint.urn, aspect, timestampMillis) and (Change.urn, at), unique
//   index seek on Entity.urn per distinct URN.
CALL () {
  MATCH (version:AspectVersion)
  WHERE version.urn >= $from AND version.urn <= $until AND version.urn > $after
    AND version.aspect IS NOT NULL AND version.version IS NOT NULL
  WITH DISTINCT version.urn AS urn
  WHERE urn =~ $pattern AND NOT EXISTS { MATCH (:Entity {urn: urn}) }
  RETURN urn ORDER BY urn LIMIT $limit
  UNION
  MATCH (point:TimeseriesPoint)
  WHERE point.urn >= $from AND point.urn <= $until AND point.urn > $after
    AND point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL
  WITH DISTINCT point.urn AS urn
  WHERE urn =~ $pattern AND NOT EXISTS { MATCH (:Entity {urn: urn}) }
  RETURN urn ORDER BY urn LIMIT $limit
  UNION
  MATCH (change:Change)
  WHERE change.urn >= $from AND change.urn <= $until AND change.urn > $after AND change.at IS NOT NULL
  WITH DISTINCT change.urn AS urn
  WHERE urn =~ $pattern AND NOT EXISTS { MATCH (:Entity {urn: urn}) } AND EXISTS {
    MATCH (entry:Change {urn: urn}) WHERE entry.at IS NOT NULL AND entry.operations <> ['DELETE_ENTITY']
  }
  RETURN urn ORDER BY urn LIMIT $limit
}
RETURN urn ORDER BY urn LIMIT $limit

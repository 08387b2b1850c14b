// Purpose: a page of the points of one timeseries aspect over all entities of a type, newest first, then by message and key, descending.
// Parameters: type, aspect, from, until (epoch ms, both inclusive), afterMessage and afterKey (of the last point of the page before, whose
//   time is until; null: the first page), limit
// Returns: newest first, then by message and key, descending. The columns that can be null are null for a point that is being deleted
//   urn: string
//   timestampMillis: number | null
//   messageId: string -- or empty
//   key: string | null
//   payload: string | null -- payload text
//   meta: string | null -- meta text
// Composed: the actor's scope.
// Plan: twice an index seek on (Entity.type, urn), and per entity an ordered range seek on (TimeseriesPoint.urn, aspect, timestampMillis).
//   The first pass stops at the newest point of each entity. If at least as many entities as the limit have points, no point of the page is
//   older than the newest ones of the first entities, so the second pass reads little.
CALL () {
  MATCH (entity:Entity)
  WHERE entity.type = $type AND entity.urn > '' /* visible entity */
  CALL (entity) {
    MATCH (point:TimeseriesPoint {urn: entity.urn, aspect: $aspect})
    WHERE $from <= point.timestampMillis <= $until AND ($afterKey IS NULL OR point.timestampMillis < $until
      OR coalesce(point.field_messageId[0], '') < $afterMessage
      OR (coalesce(point.field_messageId[0], '') = $afterMessage AND point.key < $afterKey))
    RETURN point.timestampMillis AS newest
    ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT 1
  }
  WITH newest ORDER BY newest DESC LIMIT $limit
  RETURN CASE WHEN count(newest) = $limit THEN min(newest) ELSE $from END AS since
}
MATCH (entity:Entity)
WHERE entity.type = $type AND entity.urn > '' /* visible entity */
CALL (entity, since) {
  MATCH (point:TimeseriesPoint {urn: entity.urn, aspect: $aspect})
  WHERE since <= point.timestampMillis <= $until AND ($afterKey IS NULL OR point.timestampMillis < $until
    OR coalesce(point.field_messageId[0], '') < $afterMessage
    OR (coalesce(point.field_messageId[0], '') = $afterMessage AND point.key < $afterKey))
  RETURN point, coalesce(point.field_messageId[0], '') AS messageId
  ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC, messageId DESC, point.key DESC LIMIT $limit
}
RETURN point.urn AS urn, point.timestampMillis AS timestampMillis, messageId, point.key AS key, point.payload AS payload, point.meta AS meta
ORDER BY timestampMillis DESC, messageId DESC, key DESC LIMIT $limit

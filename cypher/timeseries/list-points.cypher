// Purpose: the points of one timeseries aspect of each of many entities in a time range, newest first.
// Parameters: urns (none twice), type (adds all entities of the type; null: none), aspect, from, until (epoch ms, both inclusive),
//   limit (for each entity), most (rows in total), or: list of branches, each a list of {field, condition, values (text), negated};
//   empty for no filter; the field urn is the URN of the entity
// Returns: urn, timestampMillis, payload, meta
// Composed: the actor's scope.
// Plan: index seek on (Entity.type, urn), empty without a type; per URN an index range seek on (TimeseriesPoint.urn, aspect,
//   timestampMillis), which delivers the order.
CALL () {
  UNWIND $urns AS urn
  RETURN urn
  UNION ALL
  MATCH (entity:Entity)
  WHERE entity.type = $type AND entity.urn > ''
  RETURN entity.urn AS urn
}
WITH urn WHERE true /* visibleUrn urn */
CALL (urn) {
  MATCH (point:TimeseriesPoint {urn: urn, aspect: $aspect})
  WHERE $from <= point.timestampMillis <= $until
    AND (size($or) = 0 OR any(branch IN $or WHERE all(criterion IN branch WHERE criterion.negated <>
      any(value IN CASE criterion.field WHEN 'urn' THEN [point.urn] ELSE coalesce(point['field_' + criterion.field], []) END
        WHERE CASE criterion.condition
        WHEN 'EXISTS' THEN true
        WHEN 'EQUAL' THEN toString(value) IN criterion.values
        WHEN 'IN' THEN toString(value) IN criterion.values
        WHEN 'IEQUAL' THEN any(wanted IN criterion.values WHERE toLower(toString(value)) = toLower(wanted))
        WHEN 'CONTAIN' THEN any(wanted IN criterion.values WHERE toString(value) CONTAINS wanted)
        WHEN 'START_WITH' THEN any(wanted IN criterion.values WHERE toString(value) STARTS WITH wanted)
        WHEN 'END_WITH' THEN any(wanted IN criterion.values WHERE toString(value) ENDS WITH wanted)
        WHEN 'GREATER_THAN' THEN toFloatOrNull(value) > toFloatOrNull(criterion.values[0])
        WHEN 'GREATER_THAN_OR_EQUAL_TO' THEN toFloatOrNull(value) >= toFloatOrNull(criterion.values[0])
        WHEN 'LESS_THAN' THEN toFloatOrNull(value) < toFloatOrNull(criterion.values[0])
        ELSE toFloatOrNull(value) <= toFloatOrNull(criterion.values[0])
      END))))
  RETURN point
  ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT $limit
}
RETURN urn, point.timestampMillis AS timestampMillis, point.payload AS payload, point.meta AS meta
LIMIT $most

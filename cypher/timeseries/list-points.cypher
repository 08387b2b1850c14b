// Purpose: the points of timeseries aspects of many entities in time ranges, newest first.
// Parameters: questions [{urns (none twice), type (adds all entities of the type; null: none), aspect, from, until (epoch ms, both
//   inclusive), or: list of branches, each a list of {field, condition, values (text), negated}; empty for no filter; the field urn is the
//   URN of the entity}], limit (for each entity), most (rows of each question)
// Returns: newest first, per question and entity. The columns that can be null are null for a point that is being deleted
//   index: number -- of the question
//   urn: string
//   timestampMillis: number | null
//   payload: string | null -- payload text
//   meta: string | null -- meta text
// Composed: the actor's scope.
// Plan: per question an index seek on (Entity.type, urn), empty without a type; per URN an index range seek on (TimeseriesPoint.urn, aspect,
//   timestampMillis), which delivers the order.
UNWIND range(0, size($questions) - 1) AS index
WITH index, $questions[index] AS question
WITH index, question, question.aspect AS aspect, question.from AS from, question.until AS until
CALL (question, aspect, from, until) {
  CALL (question) {
    UNWIND question.urns AS urn
    RETURN urn
    UNION ALL
    MATCH (entity:Entity)
    WHERE entity.type = question.type AND entity.urn > ''
    RETURN entity.urn AS urn
  }
  WITH question, aspect, from, until, urn WHERE true /* visibleUrn urn */
  CALL (question, aspect, from, until, urn) {
    MATCH (point:TimeseriesPoint {urn: urn, aspect: aspect})
    WHERE from <= point.timestampMillis AND point.timestampMillis <= until
      AND (size(question.or) = 0 OR any(branch IN question.or WHERE all(criterion IN branch WHERE criterion.negated <>
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
          WHEN 'LESS_THAN_OR_EQUAL_TO' THEN toFloatOrNull(value) <= toFloatOrNull(criterion.values[0])
        END))))
    RETURN point
    ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT $limit
  }
  RETURN urn, point
  LIMIT $most
}
RETURN index, urn, point.timestampMillis AS timestampMillis, point.payload AS payload, point.meta AS meta

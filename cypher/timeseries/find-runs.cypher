// Purpose: the results of the newest runs of each of many data jobs, up to a time.
// Parameters: rows [{urn, until}] (epoch ms, inclusive), most (runs of each job, among those that began before the end)
// Returns: no row for unknown URNs
//   index: number -- of the row
//   endings: [timestampMillis: number | null, payload: string | null][] -- newest first; null in a point that is being deleted
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn and one expand per row, then per run an index range seek on
//   (TimeseriesPoint.urn, aspect, timestampMillis).
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (entity:Entity {urn: row.urn})
WHERE true /* visible entity */
CALL (row, entity) {
  MATCH (entity)<-[:InstanceOf]-(other:Entity {type: 'dataProcessInstance'})
  WHERE coalesce(other.field_created[0], 0) <= row.until /* notSoftDeleted other */ /* visible other */
  WITH row, other ORDER BY coalesce(other.field_created[0], 0) DESC, other.urn LIMIT $most
  MATCH (point:TimeseriesPoint {urn: other.urn, aspect: 'dataProcessInstanceRunEvent'})
  WHERE point.timestampMillis <= row.until AND point.field_status = ['COMPLETE']
  WITH point ORDER BY point.timestampMillis DESC
  RETURN collect([point.timestampMillis, point.payload])[..$most] AS endings
}
RETURN index, endings

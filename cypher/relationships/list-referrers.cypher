// Purpose: a page of the entities of a type that point to each of many entities, newest first.
// Parameters: rows [{urn, types (of relationships), entityType, where [{property, values}], newestBy (property with the value [epoch ms],
//   or nothing), includeSoftDeleted, start, end}]
// Returns: no row for unknown URNs
//   index: number -- of the row
//   total: number
//   page: string[] -- URNs: newest first, then by URN
// Composed: the types of all rows; the actor's scope.
// Plan: unique index seek on Entity.urn and one expand per row.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (entity:Entity {urn: row.urn})
WHERE true /* visible entity */
CALL (row, entity) {
  MATCH (entity)<-[edge/* types */]-(other:Entity {type: row.entityType})
  WHERE type(edge) IN row.types
    AND (row.includeSoftDeleted OR true /* notSoftDeleted other */)
    AND all(criterion IN row.where WHERE any(value IN coalesce(other[criterion.property], []) WHERE value IN criterion.values)) /* visible other */
  WITH DISTINCT other
  ORDER BY coalesce(other[row.newestBy][0], 0) DESC, other.urn
  RETURN collect(other.urn) AS urns
}
RETURN index, size(urns) AS total, urns[row.start..row.end] AS page

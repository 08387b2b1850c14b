// Purpose: a page of the relationships of each of many entities.
// Parameters: rows [{urn, incoming, outgoing, types (null: all), entityTypes (at the other end; null: any), includeSoftDeleted (soft-deleted
//   entities at either end, and stubs), start, end}], hidden (internal types)
// Returns: no row for unknown URNs
//   index: number -- of the row
//   total: number
//   page: [type: string, entity: string, created: [on: number | null, actor: string | null]][]
//     -- by type and URN; entity: URN at the other end; created: createdOn (epoch ms) and createdActor
// Composed: the types of all rows, if each row has some; the actor's scope.
// Plan: unique index seek on Entity.urn and one expand per row.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (entity:Entity {urn: row.urn})
WHERE true /* visible entity */
CALL (row, entity) {
  CALL (row, entity) {
    WITH row, entity WHERE row.outgoing AND (row.includeSoftDeleted OR true /* notSoftDeleted entity */)
    MATCH (entity)-[edge/* types */]->(other)
    RETURN edge, other
    UNION ALL
    WITH row, entity WHERE row.incoming AND (row.includeSoftDeleted OR true /* notSoftDeleted entity */)
    MATCH (entity)<-[edge/* types */]-(other)
    RETURN edge, other
  }
  WITH row, edge, other
  WHERE NOT type(edge) IN $hidden AND (row.types IS NULL OR type(edge) IN row.types)
    AND (row.entityTypes IS NULL OR split(other.urn, ':')[2] IN row.entityTypes)
    AND (row.includeSoftDeleted OR true /* present other */) /* visible other */ /* visibleEdge edge */
  WITH type(edge) AS type, other.urn AS end, min([edge.createdOn, edge.createdActor]) AS created
  ORDER BY type, end
  RETURN collect([type, end, created]) AS ends
}
RETURN index, size(ends) AS total, ends[row.start..row.end] AS page

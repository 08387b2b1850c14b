// Purpose: a page of the lineage neighbours of each entity, one hop upstream or downstream, with the edges.
// Siblings are merged, if requested: the entity has the neighbours of its siblings, too, and these are no neighbours. Of neighbours that are
// siblings of each other, the primary one stands for the others. Both must have the aspect of siblings.
// Parameters: urns, edges (limit of edges read per entity), includeSoftDeleted (stubs, too), mergeSiblings, start, count; since and until if a
//   time range is given
// Returns:
//   urn: string
//   total: number -- of neighbours, without omitted ones
//   filtered: number -- of neighbours that are omitted because they are soft-deleted or stubs
//   isCut: boolean -- whether there are more than `edges` edges
//   page: [urn: string, type: string | null,
//     edges: {relationship: string, aspect: string, owner: string, from: number, via?: string, createdOn?: number, createdActor?: string,
//     updatedOn?: number, updatedActor?: string, properties?: string}[]][]
//     -- in URN order; type: null for a stub; properties: JSON text
// Composed: direction, conditions on edges and ends; the actor's scope.
// Plan: unique index seek per URN, one expand and one sort each; one more expand for an entity or end that has siblings.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
CALL (start) {
  WITH start WHERE $mergeSiblings AND start.field_isPrimarySibling IS NOT NULL
  MATCH (start)-[:SiblingOf]-(sibling:Entity)
  WHERE sibling.field_isPrimarySibling IS NOT NULL AND ($includeSoftDeleted OR true /* notSoftDeleted sibling */) /* visible sibling */
  RETURN collect(DISTINCT sibling) AS siblings
}
WITH urn, [start] + siblings AS starts
CALL (starts) {
  UNWIND starts AS start
  MATCH (start)/* from */-[edge:HasUpstream]-/* to */(end)
  WHERE NOT end IN starts /* edge */ /* visible end */ /* visibleEdge edge */
  WITH edge, end LIMIT $edges + 1
  WITH end, collect(edge) AS stated
  WITH end, stated, end.urn AS urn, $mergeSiblings AND coalesce(false IN end.field_isPrimarySibling, false) AS canMerge,
    $includeSoftDeleted OR true /* presentOrColumn end */ AS isKept
  ORDER BY urn
  RETURN collect(CASE WHEN isKept THEN [end, stated, canMerge] END) AS kept,
    collect(CASE WHEN isKept AND true IN end.field_isPrimarySibling THEN end END) AS primaries,
    count(*) AS met, sum(size(stated)) > $edges AS isCut
}
WITH urn, met, isCut, size(kept) AS known, CASE WHEN size(primaries) = 0 THEN kept
  ELSE [neighbour IN kept WHERE NOT (neighbour[2] AND any(end IN [neighbour[0]] WHERE EXISTS {
    MATCH (end)-[:SiblingOf]-(other:Entity) WHERE other IN primaries
  }))] END AS merged
RETURN urn, size(merged) AS total, met - known AS filtered, isCut,
  [neighbour IN merged[$start..$start + $count] | [neighbour[0].urn, neighbour[0].type, [edge IN neighbour[1] | properties(edge)]]] AS page

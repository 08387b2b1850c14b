// Purpose: a page of the lineage neighbours of each entity, one hop upstream or downstream, with the edges.
// Parameters: urns, edges (limit of edges read per entity), includeGhosts, start, count; since and until if a time range is given
// Returns: urn, total, filtered (number of omitted ends), isCut (more than edges), page [[urn, type or null, [properties of edge]]]
// Composed: direction, conditions on edges and ends; the actor's scope.
// Plan: unique index seek per URN, one expand and one sort each.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
CALL (start) {
  MATCH (start)/* from */-[edge:HasUpstream]-/* to */(end)
  WHERE end <> start /* edge */ /* visible end */ /* visibleEdge edge */
  WITH edge, end LIMIT $edges + 1
  WITH end, collect(edge) AS stated
  WITH end, stated, end.urn AS urn, $includeGhosts
    OR NOT coalesce(end.removed, false) AND (end.type IS NOT NULL OR end:SchemaField) AS isKept
  ORDER BY urn
  RETURN collect(CASE WHEN isKept THEN [end, stated] END) AS kept, count(*) AS met, sum(size(stated)) > $edges AS isCut
}
RETURN urn, size(kept) AS total, met - size(kept) AS filtered, isCut,
  [pair IN kept[$start..$start + $count] | [pair[0].urn, pair[0].type, [edge IN pair[1] | properties(edge)]]] AS page

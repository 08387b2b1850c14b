// Purpose: the lineage edges from the entities of one hop of a walk to those of the next.
// Parameters: urns, isFirst (whether they are the start of the walk, which the actor must be allowed to view), most (edges); since and
//   until if a time range is given
// Returns: at most `most` + 1 rows; the last one tells that there are more than `most` edges
//   from: string -- URN
//   to: string -- URN
//   type: string | null -- null for a stub
//   platform: string | null -- URN
//   via: string | null -- URN; null also if the actor may not view it
//   isVisible: boolean -- whether the actor may view the entity `to`
// Composed: direction, conditions on edges and ends; the actor's scope.
// Plan: unique index seek per URN and one expand each. It ends when enough edges are found.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
WHERE NOT $isFirst OR (true /* visible start */)
MATCH (start)/* from */-[edge:HasUpstream]-/* to */(end)
WHERE end <> start /* edge */
WITH start, edge, end LIMIT $most + 1
RETURN DISTINCT start.urn AS from, end.urn AS to, end.type AS type, head(end.field_platform) AS platform,
  CASE WHEN true /* visibleUrn edge.via */ THEN edge.via END AS via, true /* visible end */ AS isVisible

// Purpose: all upstream or downstream entities of some entities, each end with its smallest degree.
// Parameters: urns, nodes (maximum number of ends per walk); since and until if a time range is given
// Returns:
//   urn: string
//   ends: [urn: string, degree: number, type: string | null][]
//     -- nearest first; one more than `nodes` if there are more; type: null for a stub
// Composed: direction, maximum length, conditions on edges and nodes; the actor's scope.
// Plan: unique index seek per URN, VarLengthExpand(Pruning,BFS): it returns each end once and by increasing distance, so the limit
//   ends the walk and min(length) needs no aggregation.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
CALL (start) {
  MATCH path = (start)/* from */-[:HasUpstream*1../* hops */]-/* to */(end) /* way */
  WITH start, end, min(length(path)) AS degree
  WITH end, degree WHERE end <> start /* visible end */
  WITH end, degree LIMIT $nodes + 1
  WITH end.urn AS urn, degree, end.type AS type ORDER BY degree, urn
  RETURN collect([urn, degree, type]) AS ends
}
RETURN urn, ends

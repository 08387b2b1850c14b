// Purpose: everything up or down the lineage of some entities, each end with its shortest degree.
// Parameters: urns, nodes (most ends per walk); since and until where a time range is asked for
// Returns: urn, ends [[urn, degree, type or null]] (nearest first; one more than nodes when there are more)
// Composed: direction, longest way, which edges and steps count; what is seen.
// Plan: unique index seek per URN, VarLengthExpand(Pruning,BFS): it gives each end once and by rising distance, so that the limit
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

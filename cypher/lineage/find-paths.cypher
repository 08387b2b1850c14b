// Purpose: shortest paths from the start of a lineage walk to some of its ends.
// Parameters: urn, ends (URNs), most (paths per end); since and until where a time range is asked for
// Returns: urn (of the end), paths [[urn]] from start to end, both included
// Composed: direction, longest way, which edges and steps count; what is seen.
// Plan: unique index seek on both ends, ShortestPath per pair (breadth-first from both sides); the limit ends it.
MATCH (start:Entity {urn: $urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
UNWIND $ends AS urn
CALL (urn) {
  MATCH (end:Entity {urn: urn})
  USING INDEX end:Entity(urn)
  RETURN end
}
CALL (start, end) {
  MATCH path = allShortestPaths((start)/* from */-[:HasUpstream*1../* hops */]-/* to */(end)) /* way */
  WITH DISTINCT [step IN nodes(path) WHERE true /* visible step */ | step.urn] AS urns LIMIT $most
  RETURN collect(urns) AS paths
}
RETURN urn, paths

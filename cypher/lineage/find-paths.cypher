// Purpose: shortest paths from the start of a lineage walk to some of its ends.
// Parameters: urn, ends (URNs), most (paths per end), ways (looked at per end); since and until where a time range is asked for
// Returns: urn (of the end), paths [[urn]] from start to end, both included, isCut (there may be ways that were not looked at)
// Composed: direction, longest way, which edges and steps count; what is seen.
// Plan: unique index seek on both ends, ShortestPath per pair (breadth-first from both sides); ways are limited before they are told apart, as any number
// of them are one path where they differ in nothing that is seen, or run over parallel edges.
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
  WITH path LIMIT $ways
  WITH [step IN nodes(path) WHERE true /* visible step */ | step.urn] AS urns
  RETURN collect(DISTINCT urns)[..$most] AS paths, count(*) = $ways AS isCut
}
RETURN urn, paths, isCut

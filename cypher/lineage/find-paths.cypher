// Purpose: shortest paths from the start of a lineage walk to some of its ends.
// Parameters: urn, ends (URNs), withVias (whether the queries and jobs on the edges are part of the paths), most (paths per end), ways
//   (paths read per end); since and until if a time range is given
// Returns:
//   urn: string -- of the end
//   paths: string[][] -- URNs from start to end, both included
//   isCut: boolean -- whether there may be paths that were not read
// Composed: direction, maximum length, conditions on edges and nodes; the actor's scope.
// Plan: unique index seek on both ends, ShortestPath per pair (breadth-first from both sides). The limit applies before duplicates are
//   removed, because any number of paths become one if they differ only in hidden nodes or in parallel edges.
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
  WITH reduce(urns = [start.urn], edge IN relationships(path) | urns
    + CASE WHEN $withVias AND edge.via IS NOT NULL /* visibleUrn edge.via */ THEN [edge.via] ELSE [] END
    + [step IN [/* far */(edge)] WHERE true /* visible step */ | step.urn]) AS urns
  RETURN collect(DISTINCT urns)[..$most] AS paths, count(*) = $ways AS isCut
}
RETURN urn, paths, isCut

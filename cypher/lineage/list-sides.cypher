// Purpose: for the lineage graph, the type and platform of some entities, and their neighbours on both sides.
// Parameters: urns; edges (limit of edges read per side); listed (limit of drawable neighbours returned per side); followed (limit of
//   other neighbours returned per side); unfold (URNs that come first in these lists); types and platforms (drawable ones, null: all);
//   left (types that are never drawable); since and until if a time range is given
// Returns:
//   urn: string
//   sides: [direction: 'UPSTREAM' | 'DOWNSTREAM' | 'SELF', isCut: boolean,
//     kinds: [type: string, platform: string | null, neighbours: number][],
//     shown: [urn: string, type: string, platform: string | null][],
//     hidden: [urn: string, type: string, platform: string | null][]][]
//     -- kinds: of all drawable neighbours; shown: drawable ones; hidden: others; SELF: the entity itself, which is shown if it is drawable
// Composed: conditions on edges and ends; the actor's scope.
// Plan: unique index seek per URN, two expands and two sorts each.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
CALL (start) {
  CALL (start) {
    MATCH (start)-[edge:HasUpstream]->(end)
    WHERE end <> start /* edge */ /* visible end */ /* visibleEdge edge */
    WITH end LIMIT $edges + 1
    RETURN 'UPSTREAM' AS direction, end
    UNION ALL
    MATCH (start)<-[edge:HasUpstream]-(end)
    WHERE end <> start /* edge */ /* visible end */ /* visibleEdge edge */
    WITH end LIMIT $edges + 1
    RETURN 'DOWNSTREAM' AS direction, end
    UNION ALL
    RETURN 'SELF' AS direction, start AS end
  }
  WITH direction, end, count(*) AS edges
  WITH direction, edges, end.urn AS urn, coalesce(end.type, split(end.urn, ':')[2]) AS type, head(end.field_platform) AS platform,
    true /* presentOrColumn end */ AS isPresent
  WITH direction, edges, urn, type, platform, isPresent AND NOT type IN $left AND ($types IS NULL OR type IN $types)
    AND ($platforms IS NULL OR platform IS NULL OR platform IN $platforms) AS isShown
  ORDER BY urn IN $unfold DESC, urn
  WITH direction, sum(edges) > $edges AS isCut, collect(CASE WHEN isShown THEN [urn, type, platform] END) AS shown,
    collect(CASE WHEN NOT isShown THEN [urn, type, platform] END) AS hidden
  CALL (shown) {
    UNWIND shown AS end
    WITH end[1] AS type, end[2] AS platform, count(*) AS ends
    RETURN collect([type, platform, ends]) AS kinds
  }
  RETURN collect([direction, isCut, kinds, shown[..$listed], hidden[..$followed]]) AS sides
}
RETURN urn, sides

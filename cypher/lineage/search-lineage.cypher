// Purpose: searches all upstream or downstream entities of an entity: total, a page, and facets. It walks to the ends, or is given the ends of
// a walk that was followed before: one of the two parts of the first UNION is empty.
// A stub has no properties, so a map with the data of its URN stands in for it. Its facets are texts, those of an entity are ids.
// The walk visits the nearest ends first, and later steps keep this order. With the nearest first, the page is therefore cut from a band
// of ends by position alone, and only URNs of the band are read; the reader sorts them. Any other order, and a too large band, is sorted
// here, before the ends are collected, because a sorted row with a list is charged with the memory of the whole list, row by row.
// Parameters: urn (null if the ends are given), nodes (maximum number of ends), ends [[urn, degree, mustExist (whether a stub is left out)]]
//   (empty if the statement walks), hops (greatest degree of a hit), includeSoftDeleted, start, count, afterDegree (of the cursor, or 0),
//   band (maximum number of ends of a band, or -1 if the ends are sorted); facets (names of the default facets by position),
//   positions (of facets in ids); if composed: words (Lucene), types, filter, spans, after, sortProperties, fields, since, until
// Returns: one row
//   met: number -- ends before any condition
//   depth: number | null -- their greatest degree; null without ends
//   total: number
//   degrees: [degree: number, ends: number][]
//   facets: [nameAndValue: string, ends: number][] -- `name=value`
//   nearer: number -- ends that are nearer than those of the band
//   reach: number | null -- greatest degree of the page; null without hits
//   page: [urn: string, type: string, degree: number, exists: boolean, keys: (string | number | boolean | null)[]][] | null
//     -- sorted: the page; else the band, unsorted within a degree, or null if it is too large
// Composed: direction, maximum length, conditions on edges and nodes; words; conditions over node and degree; sort values and
//   order, which of the ends precede the page; facets; the actor's scope.
// Plan: unique index seek of the start, VarLengthExpand(Pruning,BFS) that the limit ends; or unique index seek per given end. One sort at most;
//   no scan of a label.
CALL () {
  MATCH (start:Entity {urn: $urn})
  USING INDEX start:Entity(urn)
  WHERE true /* visible start */
  CALL (start) {
    MATCH path = (start)/* from */-[:HasUpstream*1../* hops */]-/* to */(end) /* way */
    WITH start, end, min(length(path)) AS degree
    WITH end, degree WHERE end <> start /* visible end */
    RETURN end, degree LIMIT $nodes + 1
  }
  RETURN end, degree, true AS isFound
  UNION ALL
  UNWIND $ends AS reached
  MATCH (end:Entity {urn: reached[0]})
  USING INDEX end:Entity(urn)
  WHERE (end.type IS NOT NULL OR NOT reached[2]) /* visible end */
  RETURN end, reached[1] AS degree, true AS isFound /* words */
}
WITH end, degree, isFound /* found */
WITH degree, isFound AND degree <= $hops AND ($includeSoftDeleted OR true /* notSoftDeleted end */) AS isShown,
  CASE WHEN end.facetIds IS NOT NULL THEN end ELSE head([part IN [split(end.urn, ':')] |
    CASE WHEN part[3] = '(urn' AND part[5] = 'dataPlatform' THEN {
      isStub: true, urn: end.urn, type: part[2], field_platform: 'urn:li:dataPlatform:' + split(part[6], ',')[0],
      facetIds: ['_entityType=' + part[2], 'platform=urn:li:dataPlatform:' + split(part[6], ',')[0]]
    } ELSE {isStub: true, urn: end.urn, type: part[2], facetIds: ['_entityType=' + part[2]]} END
  ]) END AS node
WITH node, degree, isShown /* conditions */ AS isHit
WITH node, degree, isHit, CASE WHEN isHit AND $band < 0 THEN node.urn END AS urn, CASE WHEN isHit THEN [/* keys */] END AS keys
/* order */
WITH count(*) AS met, max(degree) AS depth,
  count(CASE WHEN isHit AND (false /* before */) THEN 1 END) AS before,
  collect(CASE WHEN isHit THEN [node, degree, keys] END) AS hits
CALL (hits) {
  UNWIND hits AS hit
  WITH hit[1] AS degree, count(*) AS ends
  RETURN collect([degree, ends]) AS degrees
}
CALL (hits) {
  UNWIND hits AS hit
  UNWIND [] /* facets */ AS facet
  WITH facet, count(*) AS ends
  OPTIONAL MATCH (known:FacetValue {id: facet})
  WITH coalesce($facets[known.id % $positions] + '=' + known.value, facet) AS facet, sum(ends) AS ends
  RETURN collect([facet, ends]) AS facets
}
WITH *, CASE WHEN $afterDegree > 0 THEN $afterDegree ELSE hits[$start][1] END AS low,
  size([hit IN hits WHERE hit[1] <= $afterDegree]) + $start + $count AS last
WITH *, hits[CASE WHEN last > size(hits) THEN size(hits) ELSE last END - 1][1] AS high
WITH *, CASE WHEN $band < 0 THEN hits[before + $start..before + $start + $count] ELSE [hit IN hits WHERE low <= hit[1] <= high] END AS shown
RETURN met, depth, size(hits) AS total, degrees, facets,
  size([hit IN hits WHERE hit[1] < low]) AS nearer, high AS reach,
  CASE WHEN $band < 0 OR size(shown) <= $band THEN
    [hit IN shown | [hit[0].urn, hit[0].type, hit[1], hit[0].isStub IS NULL, hit[2]]] END AS page

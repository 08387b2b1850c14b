// Purpose: searches the ends of a walk that is already known: total, a page, and facets.
// As in search-lineage, a map with the data of its URN stands in for a stub. The ends are sorted before they are collected, because a
// sorted row with a list is charged with the memory of the whole list, row by row.
// Parameters: ends [[urn, degree, mustExist (whether a stub is left out)]], hops (greatest degree of a hit), includeRemoved, start, count,
//   facets (names of the default facets by position); if composed: words (Lucene), types, filter, spans, after, sortProperties, fields
// Returns: one row
//   met: number -- ends before any condition
//   depth: number | null -- their greatest degree; null without ends
//   total: number
//   degrees: [degree: number, ends: number][]
//   facets: [nameAndValue: string, ends: number][] -- `name=value`
//   page: [urn: string, type: string, degree: number, exists: boolean, keys: (string | number | boolean | null)[]][]
// Composed: words; conditions over node and degree; sort values and order, which of the ends precede the page; facets; the actor's
//   scope.
// Plan: unique index seek per end, one sort; no scan of a label.
CALL () {
  UNWIND $ends AS reached
  MATCH (end:Entity {urn: reached[0]})
  USING INDEX end:Entity(urn)
  WHERE (end.type IS NOT NULL OR NOT reached[2]) /* visible end */
  RETURN end, reached[1] AS degree, true AS isFound /* words */
}
WITH end, degree, isFound /* found */
WITH degree, isFound AND degree <= $hops AND ($includeRemoved OR NOT coalesce(end.removed, false)) AS isShown,
  CASE WHEN end.facetIds IS NOT NULL THEN end ELSE head([part IN [split(end.urn, ':')] |
    CASE WHEN part[3] = '(urn' AND part[5] = 'dataPlatform' THEN {
      isStub: true, urn: end.urn, type: part[2], field_platform: 'urn:li:dataPlatform:' + split(part[6], ',')[0],
      facetIds: ['_entityType=' + part[2], 'platform=urn:li:dataPlatform:' + split(part[6], ',')[0]]
    } ELSE {isStub: true, urn: end.urn, type: part[2], facetIds: ['_entityType=' + part[2]]} END
  ]) END AS node
WITH node, degree, isShown /* conditions */ AS isHit
WITH node, degree, isHit, CASE WHEN isHit THEN node.urn END AS urn, CASE WHEN isHit THEN [/* keys */] END AS keys
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
  WITH coalesce($facets[known.id % 16] + '=' + known.value, facet) AS facet, sum(ends) AS ends
  RETURN collect([facet, ends]) AS facets
}
RETURN met, depth, size(hits) AS total, degrees, facets,
  [hit IN hits[before + $start..before + $start + $count] | [hit[0].urn, hit[0].type, hit[1], hit[0].isStub IS NULL, hit[2]]] AS page

// Purpose: a page of the lineage edges of many entities, in the order of one of their ends, after the last edge of the previous page.
// Parameters: ranges [{from, until}] (URNs at the near end, both ends included), urns (if edges of both directions are listed: the
//   entities), types (of relationships; null: all), includeSoftDeleted, slices (or null), slice,
//   after ([near, type, far, side] or null), limit
// Returns: by near, type, far and side
//   near: string
//   type: string -- of the relationship
//   far: string
//   side: 'downstream' | 'upstream' -- whether the near end is downstream or upstream
//   aspect: string -- one of those that declare the edge
// Composed: direction; for both directions, the condition that lists an edge between two of the entities at its downstream end only;
//   the actor's scope.
// Plan: ordered range seek on Entity.urn and one expand per entity until the page is full (PartialTop, partly sorted by near).
UNWIND $ranges AS range
CALL (range) {
  MATCH (anchor:Entity)
  USING INDEX anchor:Entity(urn)
  WHERE anchor.urn >= range.from AND anchor.urn <= range.until
    AND ($includeSoftDeleted OR true /* notSoftDeleted anchor */) /* visible anchor */
    AND ($slices IS NULL OR coalesce(toInteger(split(elementId(anchor), ':')[2]), size(anchor.urn)) % $slices = $slice)
  MATCH (anchor)/* from */-[edge:HasUpstream]-/* to */(other:Entity)
  WHERE ($types IS NULL OR edge.relationship IN $types)
    AND ($includeSoftDeleted OR true /* notSoftDeleted other */) /* once */ /* visible other */ /* visibleEdge edge */
    AND ($after IS NULL OR [anchor.urn, edge.relationship, other.urn,
      CASE WHEN startNode(edge) = anchor THEN 'downstream' ELSE 'upstream' END] > $after)
  WITH anchor.urn AS near, edge.relationship AS type, other.urn AS far,
    CASE WHEN startNode(edge) = anchor THEN 'downstream' ELSE 'upstream' END AS side, min(edge.aspect) AS aspect
  RETURN near, type, far, side, aspect ORDER BY near, type, far, side LIMIT $limit
}
RETURN near, type, far, side, aspect ORDER BY near, type, far, side LIMIT $limit

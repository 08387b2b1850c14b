// Purpose: a page of the relationships of many entities, in the order of one of their ends, after the last edge of the previous page.
// Parameters: ranges [{from, until}] (URNs at the near end, both ends included), types (null: all), hidden (internal types), farTypes
//   (entity types at the far end; null: any), nearTypes (the same of the near end, if edges of both directions are listed),
//   includeSoftDeleted, nearExists and farExists (whether to leave out stubs at that end), slices (or null), slice,
//   after ([near, type, far, side] or null), limit; near, far and edge for filters
// Returns: by near, type, far and side
//   near: string
//   type: string
//   far: string
//   side: 'source' | 'destination' -- whether the near end is the source or the destination
// Composed: direction; filters of both ends and of the edge; for both directions, the condition that lists an edge whose ends
//   fit either way at its source only; the actor's scope.
// Plan: ordered range seek on Entity.urn and one expand per entity until the page is full (PartialTop, partly sorted by near).
UNWIND $ranges AS range
CALL (range) {
  MATCH (anchor:Entity)
  USING INDEX anchor:Entity(urn)
  WHERE anchor.urn >= range.from AND anchor.urn <= range.until
    AND ($includeSoftDeleted OR true /* notSoftDeleted anchor */) AND (NOT $nearExists OR anchor.type IS NOT NULL)
    AND ($slices IS NULL OR coalesce(toInteger(split(elementId(anchor), ':')[2]), size(anchor.urn)) % $slices = $slice)
    /* nearFilter */ /* visible anchor */
  MATCH (anchor)/* from */-[edge]-/* to */(other:Entity)
  WHERE NOT type(edge) IN $hidden AND ($types IS NULL OR type(edge) IN $types)
    AND ($farTypes IS NULL OR split(other.urn, ':')[2] IN $farTypes)
    AND ($includeSoftDeleted OR true /* notSoftDeleted other */) AND (NOT $farExists OR other.type IS NOT NULL)
    AND ($after IS NULL OR [anchor.urn, type(edge), other.urn,
      CASE WHEN startNode(edge) = anchor THEN 'source' ELSE 'destination' END] > $after)
    /* farFilter */ /* edgeFilter */ /* once */ /* visible other */ /* visibleEdge edge */
  WITH DISTINCT anchor.urn AS near, type(edge) AS type, other.urn AS far,
    CASE WHEN startNode(edge) = anchor THEN 'source' ELSE 'destination' END AS side
  RETURN near, type, far, side ORDER BY near, type, far, side LIMIT $limit
}
RETURN near, type, far, side ORDER BY near, type, far, side LIMIT $limit

// Purpose: for several searches without words, each among listed entities, the most frequent values of each default facet, as count-facets.
// Parameters: rows (as find-each-of-urns), facets (their names by position), most (values per facet)
// Returns: as count-each
//   index: number -- of the row
//   facets: [name: string, values: [value: string, count: number][], distinct: number][]
//     -- values: most frequent first; distinct: number of values
// Composed: conditions over node.
// Plan: per row a unique index seek on Entity.urn for each URN, aggregation, unique index seek on FacetValue.id per listed value; no scan
//   of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  UNWIND row.among AS among
  MATCH (node:Entity {urn: among})
  WHERE node.facetIds IS NOT NULL AND node.type IN row.types AND (row.includeRemoved OR NOT coalesce(node.removed, false))
  WITH node WHERE true /* conditions */
  UNWIND node.facetIds AS id
  WITH id, count(*) AS hits ORDER BY hits DESC, id
  WITH id % 16 AS facet, collect([id, hits]) AS counted
  CALL (counted) {
    UNWIND counted[..$most] AS pair
    MATCH (known:FacetValue {id: pair[0]})
    WITH known.value AS value, pair[1] AS hits ORDER BY hits DESC, value
    RETURN collect([value, hits]) AS values
  }
  RETURN collect([$facets[facet], values, size(counted)]) AS facets
}
RETURN index, facets

// Purpose: the levels below a path of a browse tree with the number of entities under each, and totals.
// Parameters: below and at (Lucene: entities at or below the path, and at it), path, prefix (path with a trailing separator), separator;
//   filter for the conditions
// Returns: one row
//   groups: [name: string, count: number, hasSubGroups: boolean][] -- by name; hasSubGroups: there are further levels below
//   total: number -- entities at the path
//   totalBelow: number -- entities at or below the path
// Composed: further conditions over node.
// Plan: three procedure calls, aggregation; no scan of a label.
CALL () {
  CALL db.index.fulltext.queryNodes('entity_search', $below) YIELD node
  WITH node WHERE true /* conditions */
  WITH [location IN node.field_browseLocations WHERE location STARTS WITH $prefix AND location <> $path |
    split(substring(location, size($prefix)), $separator)] AS ways
  WITH [way IN ways | way[0]] AS steps, [way IN ways WHERE size(way) > 1 | way[0]] AS deeper
  UNWIND CASE WHEN size(steps) < 2 THEN steps ELSE [index IN range(0, size(steps) - 1) WHERE NOT steps[index] IN steps[..index] | steps[index]] END AS step
  WITH step, count(*) AS entities, count(CASE WHEN step IN deeper THEN 1 END) > 0 AS hasSubGroups ORDER BY step
  RETURN collect([step, entities, hasSubGroups]) AS groups
}
CALL (groups) {
  CALL db.index.fulltext.queryNodes('entity_search', $at) YIELD node
  WITH node WHERE true /* conditions */
  RETURN count(*) AS total
}
CALL (total) {
  CALL db.index.fulltext.queryNodes('entity_search', $below) YIELD node
  WITH node WHERE true /* conditions */
  RETURN count(*) AS totalBelow
}
RETURN groups, total, totalBelow

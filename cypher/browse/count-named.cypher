// Purpose: the entities at a path. Older slash paths end in the name of the entity, which is listed one level above, but found at both.
// Parameters: query (Lucene: entities at the path), path, prefix (path with a trailing separator)
// Returns: one row
//   total: number
//   named: number -- those that are at the path only because it ends in their name
// Plan: procedure call, count; no scan of a label.
CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node
RETURN count(*) AS total,
  count(CASE WHEN none(location IN node.field_browseLocations WHERE location = $path OR location STARTS WITH $prefix) THEN 1 END) AS named

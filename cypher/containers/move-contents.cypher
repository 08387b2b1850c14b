// Purpose: replaces what search knows of the containers of the entities in a container, after a container above them has moved. The first SET
//   takes the lock of the entity before its properties are read. An entity that was moved elsewhere meanwhile has other containers.
// Parameters: rows [{container, isPath (whether the containers are the path), from (containers before), to, path, removed and added (terms)}],
//   separator (of paths in the container tree), at (epoch ms)
// Returns: a row for each combination
//   type: string
//   removed: boolean
//   before: string[] -- browse locations
//   after: string[] -- browse locations
//   urns: string[]
// Plan: unique index seek on Entity.urn per row, one expand of its contents.
UNWIND $rows AS row
MATCH (container:Entity {urn: row.container})<-[edge:IsPartOf]-(entity:Entity)
USING INDEX container:Entity(urn)
WHERE edge.aspect = 'container' AND entity.type IS NOT NULL
WITH row, entity ORDER BY entity.urn
SET entity.touchedAt = $at
WITH row, entity, coalesce(entity.field_browseLocations, []) AS before
WHERE coalesce(entity.field_containers, []) = row.from AND (entity.aspect_browsePathsV2 IS NULL) = row.isPath
SET entity.indexedAt = $at, entity.field_containers = row.to,
  entity.search_terms = [term IN entity.search_terms WHERE NOT term IN row.removed AND NOT term STARTS WITH '@content='] + row.added +
    ['@content=' + toString($at)]
FOREACH (ignored IN CASE WHEN row.isPath THEN [1] ELSE [] END |
  SET entity.field_browsePathV2 = [row.path],
    entity.field_browseLocations = [location IN before WHERE NOT location STARTS WITH $separator] + [row.path]
)
RETURN entity.type AS type, coalesce(entity.removed, false) AS removed, before, entity.field_browseLocations AS after,
  collect(entity.urn) AS urns

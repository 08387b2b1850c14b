// Purpose: the containers at and below some that have moved, with what search knows of the containers of their contents. Locks them, so
//   that no write places an entity in them meanwhile.
// Parameters: urns (of the moved containers), at (epoch ms)
// Returns: each container once
//   urn: string
//   parent: string | null -- its container
//   nestings: [containers: string[], isPath: boolean][]
//     -- the containers that are stored of entities in it, and whether they are their path; each combination once
// Plan: unique index seek on Entity.urn per URN, expansion along IsPartOf among containers, one further step for their contents.
UNWIND $urns AS urn
MATCH (root:Entity {urn: urn})
USING INDEX root:Entity(urn)
MATCH (root) (()<-[step:IsPartOf WHERE step.aspect = 'container']-(:Container)){0,100} (container)
WITH DISTINCT container ORDER BY container.urn
SET container.touchedAt = $at
WITH container
RETURN container.urn AS urn,
  [(container)-[up:IsPartOf WHERE up.aspect = 'container']->(parent) | parent.urn][0] AS parent,
  COLLECT {
    MATCH (container)<-[edge:IsPartOf]-(entity:Entity)
    WHERE edge.aspect = 'container' AND entity.type IS NOT NULL
    RETURN DISTINCT [coalesce(entity.field_containers, []), entity.aspect_browsePathsV2 IS NULL]
  } AS nestings

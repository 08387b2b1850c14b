// Purpose: the lifecycle stages that have a description, in URN order.
// Parameters: type (the entity type of stages), limit
// Returns: in URN order
//   urn: string
//   info: string -- payload text
// Plan: ordered range seek on (Entity.type, urn), limited.
MATCH (stage:Entity)
WHERE stage.type = $type AND stage.urn > '' AND stage.aspect_lifecycleStageTypeInfo IS NOT NULL
RETURN stage.urn AS urn, stage.aspect_lifecycleStageTypeInfo AS info
ORDER BY stage.type, stage.urn LIMIT $limit

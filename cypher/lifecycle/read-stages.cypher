// Purpose: the lifecycle stages that writes name. Read while the entities of the write are locked.
// Parameters: urns
// Returns: no row for stages without a description
//   urn: string
//   info: string -- payload text
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (stage:Entity {urn: urn})
WHERE stage.aspect_lifecycleStageTypeInfo IS NOT NULL
RETURN urn, stage.aspect_lifecycleStageTypeInfo AS info

// Purpose: the uploaded files that refer to one of the assets.
// Parameters: urns
// Returns: urn, of files that are not soft-deleted
// Plan: unique index seek on Entity.urn and one expand per URN.
UNWIND $urns AS urn
MATCH (asset:Entity {urn: urn})<-[edge:ReferencedBy]-(file:DataHubFile)
USING INDEX asset:Entity(urn)
WHERE edge.aspect = 'dataHubFileInfo' AND NOT coalesce(file.removed, false)
RETURN DISTINCT file.urn AS urn

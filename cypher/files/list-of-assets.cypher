// Purpose: the uploaded files that refer to one of some deleted assets, or did until the member with the reference was removed.
// Parameters: urns, after (URN of a file), limit
// Returns: by URN
//   urn: string
//   removed: boolean -- soft-deleted
// Plan: unique index seek on Entity.urn and one expand per URN.
UNWIND $urns AS urn
MATCH (asset:Entity {urn: urn})<-[edge:ReferencedBy|Past]-(file:DataHubFile)
USING INDEX asset:Entity(urn)
WHERE asset.type IS NULL AND edge.aspect = 'dataHubFileInfo' AND file.urn > $after
  AND (
    type(edge) = 'ReferencedBy' OR
    edge.type = 'ReferencedBy' AND NOT coalesce(file.aspect_dataHubFileInfo, '') CONTAINS
      CASE WHEN urn STARTS WITH 'urn:li:schemaField:' THEN '"schemaField"' ELSE '"referencedByAsset"' END
  )
RETURN DISTINCT file.urn AS urn, coalesce(file.removed, false) AS removed ORDER BY urn
LIMIT $limit

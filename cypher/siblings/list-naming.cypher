// Purpose: the datasets that name datasets as their siblings.
// Parameters: urns
// Returns: no row for a dataset that no dataset names
//   urn: string
//   siblings: string[] -- URNs
// Plan: unique index seek on Entity.urn per row, one expand of its incoming edges of the type.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})<-[:SiblingOf]-(sibling:Entity)
WITH urn, collect(DISTINCT sibling.urn) AS siblings
RETURN urn, siblings

// Purpose: the datasets that name datasets as their siblings.
// Parameters: urns
// Returns: urn, siblings (URNs); no row for a dataset that none names
// Plan: unique index seek on Entity.urn per row, one expand of its incoming edges of the type.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})<-[:SiblingOf]-(sibling:Entity)
WITH urn, collect(DISTINCT sibling.urn) AS siblings
RETURN urn, siblings

// Purpose: hard-deletes the past edges of entities' aspects.
// Parameters: urns
// Returns: one row
//   ends: string[] -- URNs of the nodes at both ends, which may not be needed any more
// Plan: relationship index seek on Past.owner.
UNWIND $urns AS urn
MATCH (source)-[edge:Past {owner: urn}]->(target)
WITH collect(edge) AS edges, collect(DISTINCT source.urn) + collect(DISTINCT target.urn) AS ends
FOREACH (edge IN edges | DELETE edge)
RETURN ends

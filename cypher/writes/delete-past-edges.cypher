// Purpose: hard delete of the edges that once followed from entities' aspects.
// Parameters: urns
// Returns: ends (URNs of the nodes that the edges joined, which nothing may need any more)
// Plan: relationship index seek on Past.owner.
UNWIND $urns AS urn
MATCH (source)-[edge:Past {owner: urn}]->(target)
WITH collect(edge) AS edges, collect(DISTINCT source.urn) + collect(DISTINCT target.urn) AS ends
FOREACH (edge IN edges | DELETE edge)
RETURN ends

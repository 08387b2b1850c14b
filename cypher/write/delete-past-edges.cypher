// Purpose: hard delete of the edges that once followed from entities' aspects.
// Parameters: urns
// Plan: relationship index seek on Past.owner.
UNWIND $urns AS urn
MATCH ()-[edge:Past {owner: urn}]->()
DELETE edge

// Purpose: deletes edges that no aspect implies. They never held, so they do not become past edges.
// Parameters: ids
// Returns: one row
//   ends: string[] -- URNs of the nodes at both ends, which may not be needed any more
// Plan: relationship seek by id.
MATCH (source)-[edge]->(target)
WHERE elementId(edge) IN $ids
WITH collect(edge) AS edges, collect(DISTINCT source.urn) + collect(DISTINCT target.urn) AS ends
FOREACH (edge IN edges | DELETE edge)
RETURN ends

// Purpose: the lineage edges among some entities, or among some columns.
// Parameters: urns, most (edges); since and until if a time range is given
// Returns: a row for each pair of ends, from at most `most` + 1 edges; the last edge tells that there are more than `most`
//   from: string -- upstream
//   to: string -- downstream
//   edges: number -- number of edges between the two
//   properties: string[] -- JSON texts of the edges that have some
// Composed: conditions on edges; the actor's scope (for both ends, because both are among the entities).
// Plan: unique index seek per URN and one expand each, towards its sources, because few entities have very many sources. It ends when
//   enough edges are found.
UNWIND $urns AS urn
MATCH (one:Entity {urn: urn})
USING INDEX one:Entity(urn)
WHERE true /* visible one */
WITH collect(one) AS ends
UNWIND ends AS start
MATCH (start)-[edge:HasUpstream]->(end)
WHERE end <> start AND end IN ends /* edge */ /* visibleEdge edge */
WITH start, end, edge LIMIT $most + 1
RETURN end.urn AS from, start.urn AS to, count(edge) AS edges, collect(edge.properties) AS properties

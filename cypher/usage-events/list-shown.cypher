// Purpose: of the URNs of a ranking the first that exist and are not soft-deleted.
// Parameters: urns (in the order of the ranking), count
// Returns: in the order of the ranking
//   urn: string
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN.
UNWIND range(0, size($urns) - 1) AS index
MATCH (entity:Entity {urn: $urns[index]})
WHERE true /* present entity */ /* visible entity */
RETURN entity.urn AS urn ORDER BY index LIMIT $count

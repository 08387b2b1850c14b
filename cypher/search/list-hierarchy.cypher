// Purpose: the ancestors and descendants of entities in the hierarchy of their own type (domains, term groups, containers).
// Parameters: rows [{index, urn, up, down}]
// Returns: no row without ancestors or descendants
//   index: number -- of the row, as given
//   urns: string[] -- without the entity itself; up to 20 levels and 10,000 entities in each direction
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per row, expansion along IsPartOf among nodes of the same type.
UNWIND $rows AS row
MATCH (start:Entity {urn: row.urn})
USING INDEX start:Entity(urn)
WHERE true /* visible start */
CALL (start, row) {
  WITH start, row WHERE row.up
  MATCH (start) ((:Entity)-[:IsPartOf]->(above:Entity WHERE above.type = start.type /* visible above */)){1,20} (last)
  RETURN DISTINCT last.urn AS urn LIMIT 10000
  UNION
  WITH start, row WHERE row.down
  MATCH (start) ((:Entity)<-[:IsPartOf]-(below:Entity WHERE below.type = start.type /* visible below */)){1,20} (last)
  RETURN DISTINCT last.urn AS urn LIMIT 10000
}
RETURN row.index AS index, collect(DISTINCT urn) AS urns

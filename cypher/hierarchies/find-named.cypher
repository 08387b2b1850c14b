// Purpose: the domains, terms and term groups with certain names, except soft-deleted ones.
// Parameters: rows [{type, names}] (entity types with the wanted names)
// Returns:
//   urn: string
//   type: string
//   payload: string -- payload text of the aspect with the name and the parent
// Plan: index seek on the name per row, of the index of the type.
UNWIND $rows AS row
CALL (row) {
  WITH row WHERE row.type = 'domain'
  MATCH (entity:Domain) WHERE entity.name IN row.names
  RETURN entity, entity.aspect_domainProperties AS payload
  UNION ALL
  WITH row WHERE row.type = 'glossaryNode'
  MATCH (entity:GlossaryNode) WHERE entity.name IN row.names
  RETURN entity, entity.aspect_glossaryNodeInfo AS payload
  UNION ALL
  WITH row WHERE row.type = 'glossaryTerm'
  MATCH (entity:GlossaryTerm) WHERE entity.name IN row.names
  RETURN entity, entity.aspect_glossaryTermInfo AS payload
}
WITH entity, payload
WHERE payload IS NOT NULL /* notSoftDeleted entity */
RETURN entity.urn AS urn, entity.type AS type, payload

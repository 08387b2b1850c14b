// Purpose: reads the properties of entities that policies use, also of the entities that they are about or belong to: the datasets and
//   columns of an assertion, the datasets of a relationship or a query, the domain of a data product, the groups above a term.
// Parameters: urns
// Returns: no row for missing entities, except for those that an entity is about
//   asked: string -- one of the URNs
//   steps: number -- 0: the entity itself, 1: an entity that it is about or belongs to, more: the ancestors of that
//   urn: string
//   domains: string[] -- with their ancestors; a domain belongs to itself
//   containers: string[] -- with their ancestors
//   groups: string[] -- of a user
//   ownership: string | null -- payload text
//   tags: string | null -- payload text
//   terms: string | null -- payload text
//   instance: string | null -- payload text
// Composed: the actor's scope, if the answer is shown to an actor; not for decisions.
// Plan: unique index seek on Entity.urn per URN, expansions outwards and upwards.
UNWIND $urns AS asked
MATCH (root:Entity {urn: asked})
WHERE true /* visible root */
CALL (root) {
  WITH root WHERE root.type IS NOT NULL
  RETURN root AS entity, root.urn AS urn, 0 AS steps
  UNION
  MATCH (root)-[:IncidentOn|Asserts|ContractFor|ermodelrelationA|ermodelrelationB]->(entity:Entity)
  RETURN entity, entity.urn AS urn, 1 AS steps
  UNION
  WITH root WHERE root.type = 'query'
  UNWIND root.field_entities AS urn
  OPTIONAL MATCH (entity:Entity {urn: urn})
  RETURN entity, urn, 1 AS steps
  UNION
  WITH root WHERE root.type = 'dataProduct'
  MATCH (root)-[:AssociatedWith]->(entity:Entity WHERE entity.urn STARTS WITH 'urn:li:domain:')
  RETURN entity, entity.urn AS urn, 1 AS steps
  UNION
  WITH root WHERE root.type IN ['glossaryTerm', 'glossaryNode']
  MATCH way = (root) ((:Entity)-[:IsPartOf]->(group:Entity WHERE group.urn STARTS WITH 'urn:li:glossaryNode:')){1,20} (entity:Entity)
  RETURN entity, entity.urn AS urn, length(way) AS steps
}
RETURN asked, steps, urn,
  COLLECT {
    MATCH (entity) ((:Entity)-[:AssociatedWith]->(near:Entity WHERE near.urn STARTS WITH 'urn:li:domain:')){0,1} (domain:Entity)
      ((:Entity)-[:IsPartOf]->(far:Entity WHERE far.urn STARTS WITH 'urn:li:domain:')){0,20} (above:Entity)
    WHERE above.urn STARTS WITH 'urn:li:domain:'
    RETURN DISTINCT above.urn
  } AS domains,
  COLLECT {
    MATCH (entity) ((:Entity)-[:IsPartOf]->(outer:Entity WHERE outer.urn STARTS WITH 'urn:li:container:')){1,20} (above:Entity)
    RETURN DISTINCT above.urn
  } AS containers,
  COLLECT {
    MATCH (entity)-[:IsMemberOfGroup|IsMemberOfNativeGroup]->(group:Entity)
    RETURN DISTINCT group.urn
  } AS groups,
  entity.aspect_ownership AS ownership,
  entity.aspect_globalTags AS tags,
  entity.aspect_glossaryTerms AS terms,
  entity.aspect_dataPlatformInstance AS instance

// Purpose: what policies look at of entities, and of those that they are about or lie in: the datasets and columns of an assertion, the datasets
//   of a query, the domain of a data product, the groups above a term.
// Parameters: urns
// Returns: asked (one of the URNs), steps (0: asked itself, 1: what it is about or lies in, more: what lies above that), urn,
//   domains and containers (with those above), groups (of a user), and payload texts or null: ownership, tags, terms, instance;
//   no row for what does not exist, but for what something is about. A domain lies in itself.
// Composed: what is seen, where somebody is told what others or they may do; not where it is decided.
// Plan: unique index seek on Entity.urn per URN, expansions outwards and upwards.
UNWIND $urns AS asked
MATCH (root:Entity {urn: asked})
WHERE true /* visible root */
CALL (root) {
  WITH root WHERE root.type IS NOT NULL
  RETURN root AS entity, root.urn AS urn, 0 AS steps
  UNION
  MATCH (root)-[:IncidentOn|Asserts|ContractFor]->(entity:Entity)
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

// Purpose: what policies look at of entities, and of those that they are about or lie in: the datasets and columns of an assertion, the domain of a
//   data product, the group of a term.
// Parameters: urns
// Returns: asked (one of the URNs), urn (the same, or that of such an entity), domains and containers (with those above),
//   groups (of a user), and payload texts or null: ownership, tags, terms, instance; no row for what does not exist, but for
//   what something is about. A domain lies in itself.
// Plan: unique index seek on Entity.urn per URN, expansions outwards and upwards.
UNWIND $urns AS asked
MATCH (root:Entity {urn: asked})
MATCH (root) ((from:Entity)-[said:IncidentOn|Asserts|ContractFor|AssociatedWith|IsPartOf]->(about:Entity)
  WHERE type(said) IN ['IncidentOn', 'Asserts', 'ContractFor']
    OR (from.type = 'dataProduct' AND about.urn STARTS WITH 'urn:li:domain:')
    OR (from.type IN ['glossaryTerm', 'glossaryNode'] AND about.urn STARTS WITH 'urn:li:glossaryNode:')){0,1} (entity:Entity)
WITH DISTINCT asked, entity
WHERE entity.type IS NOT NULL OR entity.urn <> asked
RETURN asked, entity.urn AS urn,
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

// Purpose: the stored data that is derived from the aspects of entities: their edges, and the properties that search reads.
// Parameters: rows [{urn, ends (URNs at which owned edges may start), columns (beginning of the URNs of its own columns)}], facets (their
//   names by position), positions (of facets in ids)
// Returns:
//   urn: string
//   edges: [source: string, type: string, target: string, properties: Properties][]
//   properties: [name: string, value: unknown][] -- facetIds as texts `name=value`; earlier versions stored facets
//   fails: boolean -- whether an assertion about it is failing
//   containers: string[] -- the direct one first, at most 100; a circle does not end where it closes
// Plan: unique index seek on Entity.urn per end, range seek for the columns, one expand each; a unique index seek on FacetValue.id per facet
//   value.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
OPTIONAL CALL (row) {
  UNWIND row.ends AS end
  MATCH (anchor:Entity {urn: end})-[edge]-()
  USING INDEX anchor:Entity(urn)
  WHERE edge.owner = row.urn AND type(edge) <> 'Past'
  RETURN edge
  UNION
  MATCH (anchor:Entity)-[edge]-()
  USING INDEX anchor:Entity(urn)
  WHERE anchor.urn STARTS WITH row.columns AND edge.owner = row.urn AND type(edge) <> 'Past'
  RETURN edge
}
WITH entity, collect(edge) AS edges
RETURN entity.urn AS urn, [edge IN edges | [startNode(edge).urn, type(edge), endNode(edge).urn, properties(edge)]] AS edges,
  [key IN keys(entity) WHERE key IN ['name', 'removed', 'facets', 'changedAt', 'contributions'] OR key STARTS WITH 'search_' OR key STARTS WITH 'field_' |
    [key, entity[key]]] + [['facetIds', COLLECT {
      UNWIND entity.facetIds AS id
      OPTIONAL MATCH (known:FacetValue {id: id})
      RETURN coalesce($facets[id % $positions] + '=' + known.value, toString(id))
    }]] AS properties,
  EXISTS {
    (entity)<-[:Asserts]-(check:Entity)
    WHERE check.field_assertionStatus[0] = 'FAILING' /* notSoftDeleted check */
  } AS fails,
  COLLECT {
    MATCH (entity)-[place:IsPartOf WHERE place.aspect = 'container']->(direct)
    MATCH way = (direct) ((:Container)-[step:IsPartOf WHERE step.aspect = 'container']->()){0,99} (container)
    RETURN container.urn ORDER BY length(way)
  } AS containers

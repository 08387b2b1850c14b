// Purpose: stores what almost every write changes, in one round trip: properties of entities, replaced values as older versions, and the
//   change log. A null value removes its property. The properties that every search hit needs are set last: a node's properties are a
//   chain, and the last added property is found first. The change log has one node per entity, job and transaction, with its aspects,
//   operations and new version numbers (for points the keys of the points). A change is queued until the stream of events is read. `step`
//   is its position in the transaction; `era` exists once a reader has skipped a long queue. If no other statement follows, the slot is
//   filled with `mark-write`.
// Parameters: at (epoch ms), rows [{urn, labels (of a new entity its type, otherwise empty), properties, last, lists [{gone {term: true}, added (terms),
//   texts [{at (position in the list before)} or {text}] or nothing}] (empty if the index stays)}], versions [{urn, aspect, version,
//   payload, meta, from, until}], changes [{urn, at, actor, runId?, transaction, aspects, operations, versions, points?}]; with the mark
//   also the parameters of `mark-write`
// Returns: one row
//   matched: number -- fewer than the rows if an entity was deleted
// Plan: unique index seek on Entity.urn per row, then Create; the uniqueness constraint guards the numbering of versions.
CALL () {
  UNWIND $rows AS row
  MATCH (entity:Entity {urn: row.urn})
  SET entity:$(row.labels)
  SET entity += row.properties
  SET entity += row.last
  WITH entity, row.lists AS lists, entity.search_texts AS texts
  FOREACH (change IN lists |
    SET entity.search_terms =
      [term IN entity.search_terms WHERE change.gone[term] IS NULL AND NOT term STARTS WITH '@content='] + change.added +
      ['@content=' + toString($at)]
  )
  FOREACH (parts IN [change IN lists WHERE change.texts IS NOT NULL | change.texts] |
    SET entity.search_texts = [part IN parts | coalesce(part.text, texts[part.at])]
  )
  RETURN count(entity) AS matched
}
CALL () {
  UNWIND $versions AS row
  CREATE (version:AspectVersion)
  SET version = row
}
CALL () {
  OPTIONAL MATCH (counter:Counter {name: 'events'})
  WITH counter.era AS era
  UNWIND range(0, size($changes) - 1) AS step
  WITH $changes[step] AS row, step, era
  CREATE (change:Change)
  SET change = row, change.queued = row.at, change.step = step, change.era = era
}
/* mark */
RETURN matched

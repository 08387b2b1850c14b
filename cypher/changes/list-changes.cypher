// Purpose: the changes between two places of the log, newest first, with their visible aspects.
// Parameters: below, from (places; the lower one is inclusive), limit, types (of entities; null: all but hiddenTypes), hiddenTypes, actor
//   (null: any), runId (null: any, and none), showsGone (include changes of permanently deleted entities), skippedOperations,
//   skippedAspects
// Returns: newest first
//   sequence: number
//   urn: string
//   at: number -- epoch ms
//   actor: string
//   runId: string | null
//   aspects: [aspect: string | null, operation: string][] -- aspect: null for the whole entity
// Composed: the actor's scope.
// Plan: ordered range seek on Change.sequence until the page is full; per change a unique index seek on Entity.urn.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change)
USING INDEX SEEK change:Change(sequence)
WHERE change.sequence < $below AND change.sequence >= $from
  AND change.urn IS NOT NULL AND change.at IS NOT NULL AND change.actor IS NOT NULL
  AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
  AND ($actor IS NULL OR change.actor = $actor) AND ($runId IS NULL OR change.runId = $runId OR change.undoneRunId = $runId)
WITH change, split(change.urn, ':')[2] AS type ORDER BY change.sequence DESC
WHERE CASE WHEN $types IS NULL THEN NOT type IN $hiddenTypes ELSE type IN $types END
WITH change, [position IN range(0, size(change.operations) - 1)
  WHERE NOT change.operations[position] IN $skippedOperations AND NOT coalesce(change.aspects[position], '') IN $skippedAspects
  | [change.aspects[position], change.operations[position]]] AS aspects
WHERE size(aspects) > 0
OPTIONAL MATCH (entity:Entity {urn: change.urn})
WITH change, aspects, entity
WHERE ($showsGone OR entity.type IS NOT NULL) /* visible entity */
RETURN change.sequence AS sequence, change.urn AS urn, change.at AS at, change.actor AS actor,
  coalesce(change.runId, change.undoneRunId) AS runId, aspects
ORDER BY change.sequence DESC LIMIT $limit

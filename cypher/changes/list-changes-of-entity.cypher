// Purpose: the change history of many entities, newest first, with an entry for each aspect of a change.
// Parameters: rows [{urn, at, transaction, step, position (of the entry before the page), aspects (null: all)}], most (further changes of
//   an entity to scan), limit (entries of an entity), skippedOperations, skippedAspects
// Returns: no row for stubs and unknown URNs
//   index: number -- of the row
//   floor: number | null -- epoch ms from which on all changes were scanned; null if there are no earlier ones
//   entries: [at: number, transaction: string, step: number, position: number, actor: string, runId: string | null,
//     aspect: string | null, operation: string, version: number, earlier: number | null,
//     older: [version: number, until: number, characters: number] | null, characters: number][]
//     -- newest first; aspect: null for the whole entity; earlier: number of the previous entry of the same change and aspect; older: the
//     previous value; characters: of the value
// Composed: the actor's scope.
// Plan: per row a unique index seek on Entity.urn and two range seeks on (Change.urn, at), which deliver the order; per entry unique
//   index seeks on (AspectVersion.urn, aspect, version).
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
MATCH (entity:Entity {urn: row.urn})
WHERE entity.type IS NOT NULL /* visible entity */
WITH index, row, entity, head(COLLECT {
  MATCH (change:Change {urn: row.urn})
  USING INDEX change:Change(urn, at)
  WHERE change.at <= row.at
  RETURN change.at ORDER BY change.urn DESC, change.at DESC SKIP $most LIMIT 1
}) AS floor
CALL (row, entity, floor) {
  MATCH (change:Change {urn: row.urn})
  USING INDEX change:Change(urn, at)
  WHERE change.at <= row.at AND change.at >= coalesce(floor, 0)
    AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND change.versions IS NOT NULL AND change.actor IS NOT NULL
  WITH row, entity, change, coalesce(change.transaction, '') AS transaction, coalesce(change.step, 0) AS step
  UNWIND range(0, size(change.operations) - 1) AS position
  WITH row, entity, change, transaction, step, position, change.aspects[position] AS aspect, change.operations[position] AS operation
  WHERE NOT operation IN $skippedOperations AND NOT coalesce(aspect, '') IN $skippedAspects AND (row.aspects IS NULL OR aspect IN row.aspects)
    AND (change.at < row.at OR transaction < row.transaction
      OR transaction = row.transaction AND (step < row.step OR step = row.step AND position < row.position))
  WITH row, entity, change, transaction, step, position, aspect, operation, coalesce(change.versions[position], 0) AS version
  ORDER BY change.urn DESC, change.at DESC, transaction DESC, step DESC, position DESC LIMIT $limit
  WITH row, entity, change, transaction, step, position, aspect, operation, version,
    head([other IN range(position - 1, 0, -1) WHERE change.aspects[other] = aspect | change.versions[other]]) AS earlier,
    head([other IN range(position + 1, size(change.operations) - 1)
      WHERE change.aspects[other] = aspect AND change.versions[other] > 0 | change.versions[other]]) AS later
  RETURN collect([change.at, transaction, step, position, change.actor, coalesce(change.runId, change.undoneRunId), aspect, operation,
    version, earlier,
    head(COLLECT {
      MATCH (old:AspectVersion {urn: row.urn, aspect: aspect})
      WHERE old.version >= version - 1 AND (version = 0 OR old.version <= version - 1)
        AND (version > 0 OR old.until = change.at AND (later IS NULL OR old.version < later))
      RETURN [old.version, old.until, size(old.payload)] ORDER BY old.urn DESC, old.aspect DESC, old.version DESC LIMIT 1
    }),
    coalesce(head(COLLECT {
      MATCH (value:AspectVersion {urn: row.urn, aspect: aspect, version: version}) RETURN size(value.payload)
    }), CASE WHEN version > 0 THEN size(entity['aspect_' + aspect]) END, 0)]) AS entries
}
RETURN index, floor, entries

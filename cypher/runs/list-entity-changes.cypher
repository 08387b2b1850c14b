// Purpose: the changes of a run to entities that are not rolled back, oldest first.
// Parameters: runId, urns, first, last (epoch ms: of the run's changes)
// Returns: oldest first
//   id: string -- of the node in the database
//   urn: string
//   at: number -- epoch ms
//   aspects: string[] -- empty for the deletion of an entity
//   operations: string[]
//   versions: number[]
// Plan: index range seek on (Change.urn, at) per URN: the changes of the entity during the run.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
USING INDEX change:Change(urn, at)
WHERE $first <= change.at <= $last AND change.runId = $runId
  AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND change.versions IS NOT NULL
RETURN elementId(change) AS id, urn, change.at AS at, change.aspects AS aspects, change.operations AS operations,
  change.versions AS versions
ORDER BY change.at, change.transaction, change.step

// Purpose: what a run changed of entities, as far as that has not been rolled back, oldest first.
// Parameters: runId, urns, first, last (epoch ms: of the run's changes)
// Returns: id, urn, at, aspects, operations, versions
// Plan: index range seek on (Change.urn, at) per URN: what happened to the entity during the run.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
USING INDEX change:Change(urn, at)
WHERE $first <= change.at <= $last AND change.runId = $runId
  AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND change.versions IS NOT NULL
RETURN elementId(change) AS id, urn, change.at AS at, change.aspects AS aspects, change.operations AS operations,
  change.versions AS versions
ORDER BY change.at, change.transaction, change.step

// Purpose: what a run changed of entities, as far as that has not been rolled back, oldest first.
// Parameters: runId, urns
// Returns: urn, at, aspects, operations, versions
// Plan: index seek on (Change.urn, at) by its first key.
// A change may be deleted between its index entry and its properties being read, which are null then: it is left out.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL AND change.runId = $runId
  AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND change.versions IS NOT NULL
RETURN urn, change.at AS at, change.aspects AS aspects, change.operations AS operations, change.versions AS versions
ORDER BY urn, at

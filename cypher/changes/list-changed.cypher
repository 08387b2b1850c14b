// Purpose: the entities changed between two places of the log, each with its latest change in this range, newest first.
// Parameters: below, from (places; the lower one is inclusive), known (excluded URNs), limit, types (null: all but hiddenTypes),
//   hiddenTypes, skippedOperations, skippedAspects
// Returns: newest first
//   urn: string
//   at: number -- epoch ms
//   actor: string
// Composed: the actor's scope.
// Plan: range seek on Change.sequence; per entity unique index seeks on Entity.urn and Change.sequence.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change)
USING INDEX SEEK change:Change(sequence)
WHERE change.sequence < $below AND change.sequence >= $from AND change.aspects IS NOT NULL AND change.operations IS NOT NULL
  AND any(position IN range(0, size(change.operations) - 1)
    WHERE NOT change.operations[position] IN $skippedOperations AND NOT coalesce(change.aspects[position], '') IN $skippedAspects)
WITH change.urn AS urn, max(change.sequence) AS sequence
WITH urn, sequence, split(urn, ':')[2] AS type
WHERE NOT urn IN $known AND CASE WHEN $types IS NULL THEN NOT type IN $hiddenTypes ELSE type IN $types END
WITH urn, sequence ORDER BY sequence DESC
MATCH (entity:Entity {urn: urn})
WHERE true /* present entity */ /* visible entity */
WITH urn, sequence ORDER BY sequence DESC LIMIT $limit
MATCH (latest:Change {sequence: sequence})
WHERE latest.at IS NOT NULL AND latest.actor IS NOT NULL
RETURN urn, latest.at AS at, latest.actor AS actor ORDER BY sequence DESC

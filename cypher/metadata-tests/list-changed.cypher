// Purpose: changes of entities between two positions of the log.
// Parameters: sequence, until (the two positions, both inclusive)
// Returns: in the order of the log
//   urn: string
//   actor: string | null -- null in a change that is being deleted
//   aspects: string[] | null -- their names; null in a change that is being deleted
// Plan: ordered range seek on Change.sequence.
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change)
USING INDEX SEEK change:Change(sequence)
WHERE change.sequence >= $sequence AND change.sequence <= $until AND change.urn IS NOT NULL
RETURN change.urn AS urn, change.actor AS actor, change.aspects AS aspects
ORDER BY change.sequence

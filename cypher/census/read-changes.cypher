// Purpose: how counts have changed since a reader looked last.
// Parameters: seen (number of the last known change by slot), kept (number of changes that a slot keeps), most (number of changes to read)
// Returns: a row for each slot that has other changes
//   slot: number
//   changes: number -- number of the last one; less than the known one if a member of a cluster is behind or the store was replaced
//   texts: string[] | null -- of the changes after the known one; null if some are not kept any more or they are too many
// Plan: unique index seeks on WriteMark.slot, per slot, and on CensusChange.position, per change.
UNWIND range(0, size($seen) - 1) AS slot
OPTIONAL MATCH (mark:WriteMark {slot: slot})
WITH slot, coalesce(mark.changes, 0) AS changes, $seen[slot] AS known
WHERE changes <> known
WITH collect({slot: slot, changes: changes, known: known}) AS slots, sum(changes - known) AS total, max(changes - known) AS longest
UNWIND slots AS each
CALL (each, total, longest) {
  UNWIND CASE WHEN total > $most OR longest > $kept THEN [] ELSE range(each.known + 1, each.changes) END AS number
  MATCH (change:CensusChange {position: each.slot * $kept + number % $kept})
  RETURN collect(change.text) AS texts
}
RETURN each.slot AS slot, each.changes AS changes, CASE WHEN total > $most OR longest > $kept THEN null ELSE texts END AS texts

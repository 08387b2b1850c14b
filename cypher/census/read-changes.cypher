// Purpose: how counts have changed since a reader looked last.
// Parameters: seen (number of the last known change by slot), kept (number of changes that a slot keeps)
// Returns: slot, changes (number of the last one; less than the known one if a member of a cluster is behind), texts (of those
//   after the known one; empty if some of them are kept no more)
// Plan: ordered range seek on WriteMark.slot, of at most 32 nodes; unique index seek on CensusChange.position per change.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark.slot AS slot, coalesce(mark.changes, 0) AS changes
WHERE changes <> $seen[slot]
CALL (slot, changes) {
  UNWIND CASE WHEN changes - $seen[slot] > $kept THEN [] ELSE range($seen[slot] + 1, changes) END AS number
  MATCH (change:CensusChange {position: slot * $kept + number % $kept})
  RETURN collect(change.text) AS texts
}
RETURN slot, changes, texts

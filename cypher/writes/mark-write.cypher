// Purpose: marks a transaction for three kinds of readers of the store. Searches of every service see by the marks that the full-text index
//   changes, or a lifecycle stage. The counts of everything that a service keeps in memory follow the numbered changes of each slot; a new one
//   overwrites the oldest one. A backup under way gets a note of what the transaction changed, if the mark, read under its lock, says that a
//   backup runs. It runs last, as a statement of its own or at the end of `store-entities`, because another transaction with the same slot
//   waits for the commit.
// Parameters: slot (0 to 31), transaction (unique), isFound (whether it changes the full-text index), isOfStage (whether it changes a
//   lifecycle stage), counts (text of the change of counts, or null), kept (number of changes that a slot keeps), urns (of all changed
//   entities and of the sources of all changed edges), ends (URNs of the new ends of edges that may have no other entry), runs (ids of
//   changed runs)
// Returns: nothing
// Plan: unique index seeks on WriteMark.slot and CensusChange.position.
MERGE (mark:WriteMark {slot: $slot})
// Takes the lock before the other properties are read.
SET mark.lockedBy = $transaction
WITH mark
SET mark.transaction = CASE WHEN $isFound THEN $transaction ELSE mark.transaction END,
  mark.stages = CASE WHEN $isOfStage THEN $transaction ELSE mark.stages END
WITH mark
CALL (mark) {
  WITH mark WHERE $counts IS NOT NULL
  SET mark.changes = coalesce(mark.changes, 0) + 1
  WITH mark.changes AS number
  MERGE (change:CensusChange {position: $slot * $kept + number % $kept})
  SET change.text = toString(number) + ' ' + $counts + ' ' + toString(number)
}
WITH mark
WHERE mark.backupUntil > timestamp()
CREATE (:BackupNote {backup: mark.backup, urns: $urns, ends: $ends, runs: $runs})

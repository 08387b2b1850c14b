// Purpose: marks a transaction for two kinds of readers of the store. Searches of every service see by the marks that the full-text index
//   changes. A backup under way gets a note of what the transaction changed. The note is written if the mark, read under its lock, says that
//   a backup runs. The statement is sent last, because another transaction with the same slot waits for its commit.
// Parameters: slot (0 to 31), transaction (unique), isFound (whether it changes the full-text index), urns (of all changed entities and of
//   the sources of all changed edges), ends (URNs of the new ends of edges that may have no other entry), runs (ids of changed runs)
// Plan: unique index seek on WriteMark.slot.
MERGE (mark:WriteMark {slot: $slot})
// Takes the lock before the other properties are read.
SET mark.lockedBy = $transaction
WITH mark
SET mark.transaction = CASE WHEN $isFound THEN $transaction ELSE mark.transaction END
WITH mark
WHERE mark.backupUntil > timestamp()
CREATE (:BackupNote {backup: mark.backup, urns: $urns, ends: $ends, runs: $runs})

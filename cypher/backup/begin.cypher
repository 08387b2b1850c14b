// Purpose: announces a backup to all writers, unless another one is under way. It takes the locks of all marks, so every transaction that
//   commits later and changes entities leaves notes, and every earlier one is visible. A backup whose time is over has been broken off.
// Parameters: slots (number of marks), backup (unique), lease (milliseconds until the announcement ends by itself)
// Returns: one row
//   isRunning: boolean -- whether another backup is under way
// Plan: unique index seek on WriteMark.slot per slot.
UNWIND range(0, $slots - 1) AS slot
MERGE (mark:WriteMark {slot: slot})
SET mark.lockedBy = $backup
WITH collect(mark) AS marks
WITH marks, any(mark IN marks WHERE mark.backupUntil > timestamp()) AS isRunning
FOREACH (mark IN CASE WHEN isRunning THEN [] ELSE marks END |
  SET mark.backup = $backup, mark.backupUntil = timestamp() + $lease
)
RETURN isRunning

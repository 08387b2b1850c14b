// Purpose: locks all marks, so that no write that changes counts is under way, and reads how many changes each slot has had. Marks that do
//   not exist yet are created and so locked as well. The transaction is rolled back.
// Parameters: slots (their number)
// Returns: changes (by slot)
// Plan: unique index seek on WriteMark.slot per slot.
UNWIND range(0, $slots - 1) AS slot
MERGE (mark:WriteMark {slot: slot})
SET mark.lockedAt = 0
WITH mark ORDER BY mark.slot
RETURN collect(coalesce(mark.changes, 0)) AS changes

// Purpose: the marks of writes that are committed completely. A mark can be visible while the rest of its transaction is still being
//   applied, but its lock is held until the end. Marks that do not exist yet are created, so that no other transaction creates them
//   meanwhile. The transaction is rolled back.
// Parameters: slots (number of marks)
// Returns: one row
//   marks: string[] -- as read-marks
//   stages: string[] -- as read-marks
//   changes: number[] -- number of the last change of the census, by slot
// Plan: unique index seek on WriteMark.slot per slot.
UNWIND range(0, $slots - 1) AS slot
MERGE (mark:WriteMark {slot: slot})
SET mark.lockedAt = 0
WITH mark ORDER BY mark.slot
RETURN collect(mark.transaction) AS marks, collect(mark.stages) AS stages, collect(coalesce(mark.changes, 0)) AS changes

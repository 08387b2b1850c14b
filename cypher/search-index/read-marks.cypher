// Purpose: the marks of all committed writes that changed what the full-text index contains.
// Returns: one row
//   marks: string[] -- in the order of their slots; none for a slot that no write has used
// Plan: ordered range seek on WriteMark.slot; there are at most 32 nodes.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
RETURN collect(mark.transaction) AS marks

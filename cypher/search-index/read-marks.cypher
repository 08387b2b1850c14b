// Purpose: the marks of all committed writes that changed what the full-text index contains, or a lifecycle stage.
// Returns: one row
//   marks: string[] -- in the order of their slots; none for a slot that no write has used
//   stages: string[] -- of the last transactions that changed a lifecycle stage; none for a slot without such a transaction
// Plan: ordered range seek on WriteMark.slot; there are at most 32 nodes.
MATCH (mark:WriteMark)
WHERE mark.slot >= 0
WITH mark ORDER BY mark.slot
RETURN collect(mark.transaction) AS marks, collect(mark.stages) AS stages

// Purpose: keeps what is due for later: while it runs, or after a failure.
// Parameters: rows [{id, notBefore (epoch ms), attempts}]
// Returns: nothing
// Plan: unique index seek on Due.id per row.
UNWIND $rows AS row
MATCH (due:Due {id: row.id})
SET due.notBefore = row.notBefore, due.attempts = row.attempts

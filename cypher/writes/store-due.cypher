// Purpose: notes the consequences of a transaction, which run after its commit. Most transactions have none.
// Parameters: rows [{id, consequence, urn, actor, at, note, attempts, notBefore}]
// Returns: nothing
// Plan: Create per row.
UNWIND $rows AS row
CREATE (due:Due)
SET due = row

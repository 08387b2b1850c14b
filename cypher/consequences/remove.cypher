// Purpose: removes what was due and is done.
// Parameters: ids
// Returns: nothing
// Plan: unique index seek on Due.id per id.
UNWIND $ids AS id
MATCH (due:Due {id: id})
DELETE due

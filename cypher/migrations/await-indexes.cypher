// Purpose: waits until all indexes are filled.
// Parameters: seconds (at most)
// Returns: nothing
// Plan: procedure call.
CALL db.awaitIndexes($seconds)

// Purpose: waits until all indexes are filled.
// Parameters: seconds (at most)
// Plan: procedure call.
CALL db.awaitIndexes($seconds)

// Purpose: waits until the full-text index contains all committed writes, if it is eventually consistent.
// Parameters: none
// Returns: nothing
// Plan: procedure call.
CALL db.index.fulltext.awaitEventuallyConsistentIndexRefresh()

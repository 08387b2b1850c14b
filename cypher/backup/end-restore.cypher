// Purpose: removes the mark of a restore, after which services may start on the database.
// Returns: nothing
// Plan: label scan of Restore (at most one node).
MATCH (restore:Restore)
DELETE restore

// Purpose: drops the full-text index, before it is created in another mode.
// Returns: nothing
// Plan: schema command.
DROP INDEX entity_search IF EXISTS

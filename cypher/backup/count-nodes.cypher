// Purpose: the number of entities and stubs, for the progress of a backup.
// Returns: count
// Plan: reads the count store.
MATCH (entity:Entity)
RETURN count(entity) AS count

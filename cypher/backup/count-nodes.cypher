// Purpose: the number of entities and stubs, for the progress of a backup.
// Returns: one row
//   count: number
// Plan: reads the count store.
MATCH (entity:Entity)
RETURN count(entity) AS count

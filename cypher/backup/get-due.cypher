// Purpose: everything that consequences of committed changes have noted. There is little of it, except during a long clean-up.
// Returns:
//   properties: Properties
// Plan: ordered range seek on Due.id.
MATCH (due:Due)
WHERE due.id > ''
RETURN properties(due) AS properties ORDER BY due.id

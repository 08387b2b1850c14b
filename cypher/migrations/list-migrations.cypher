// Purpose: the schema statements that were applied.
// Returns:
//   name: string
//   checksum: string
// Plan: label scan of Migration (a dozen nodes).
MATCH (migration:Migration)
RETURN migration.name AS name, migration.checksum AS checksum

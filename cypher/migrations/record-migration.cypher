// Purpose: records that a schema statement was applied.
// Parameters: name, checksum, appliedAt (epoch ms)
// Returns: nothing
// Plan: unique index seek on Migration.name.
MERGE (migration:Migration {name: $name})
SET migration.checksum = $checksum, migration.appliedAt = $appliedAt

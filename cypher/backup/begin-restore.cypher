// Purpose: marks a database as the target of a restore. No service starts on it until the mark is gone.
// Parameters: file (checksum of the backup), createdAt (of the backup, ISO 8601)
// Returns: nothing
// Plan: Create.
CREATE (restore:Restore {file: $file, createdAt: $createdAt, position: 0})

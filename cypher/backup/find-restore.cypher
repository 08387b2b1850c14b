// Purpose: the restore that is under way or has ended early.
// Returns: file (checksum of the backup), createdAt (of the backup, ISO 8601), position (number of its lines that were applied); no row if
//   there is none
// Plan: label scan of Restore (at most one node).
MATCH (restore:Restore)
RETURN restore.file AS file, restore.createdAt AS createdAt, restore.position AS position

// Purpose: the restore that is under way or has ended early.
// Returns: no row if there is none
//   file: string -- checksum of the backup
//   createdAt: string -- of the backup, ISO 8601
//   position: number -- number of its lines that were applied
// Plan: label scan of Restore (at most one node).
MATCH (restore:Restore)
RETURN restore.file AS file, restore.createdAt AS createdAt, restore.position AS position

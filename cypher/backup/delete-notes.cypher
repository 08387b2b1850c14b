// Purpose: deletes notes that no backup will take: of a backup that has ended, or of those that were broken off before it.
// Parameters: backup, isOwn (true: its notes, false: those of all other backups), limit
// Returns: one row
//   deleted: number
// Plan: ordered range seek on BackupNote.backup, limited.
MATCH (note:BackupNote)
WHERE note.backup > '' AND (note.backup = $backup) = $isOwn
WITH note LIMIT $limit
DELETE note
RETURN count(*) AS deleted

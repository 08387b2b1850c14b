// Purpose: reads and deletes the notes that writers left for a backup.
// Parameters: backup
// Returns: one row, with one item for each note
//   urns: string[][]
//   ends: string[][]
//   runs: string[][]
// Plan: index seek on BackupNote.backup.
MATCH (note:BackupNote {backup: $backup})
WITH collect(note) AS notes, collect(note.urns) AS urns, collect(note.ends) AS ends, collect(note.runs) AS runs
FOREACH (note IN notes | DELETE note)
RETURN urns, ends, runs

// Notes of what transactions change while a backup is under way, by backup.
CREATE INDEX backup_note IF NOT EXISTS FOR (note:BackupNote) ON (note.backup)

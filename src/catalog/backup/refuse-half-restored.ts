import { StartError } from '../../core/start-error.js';
import type { BackupDeps } from './announcement.js';

/** @throws StartError if a restore into the database has not finished */
export async function refuseHalfRestored({
  database,
  load,
}: Pick<BackupDeps, 'load'> & { readonly database: Pick<BackupDeps['database'], 'read'> }): Promise<void> {
  const [restore] = await database.read(load('backup/find-restore'));
  if (restore === undefined) return;
  throw new StartError(
    `A restore into this database has not finished, of the backup that was begun at ${String(restore['createdAt'])}: ` +
      'run trellis restore with that file again, which continues, or use an empty database.',
  );
}

import { StartError } from '../../core/start-error.js';
import type { StartRecords } from '../../neo4j/start-records.js';

/** @throws StartError if a restore into the database has not finished */
export function refuseHalfRestored({ restore }: Pick<StartRecords, 'restore'>): void {
  if (restore === undefined) return;
  throw new StartError(
    `A restore into this database has not finished, of the backup that was begun at ${restore.createdAt}: ` +
      'run trellis restore with that file again, which continues, or use an empty database.',
  );
}

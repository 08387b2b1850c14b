/** Announces a backup to the writers of all services, which then leave notes of what they change. */
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { RunStatement, WriteDeps } from '../../neo4j/database.js';
import { onlyRow } from '../../neo4j/statements.js';
import { MARK_SLOTS } from '../../neo4j/search-index/write-marks.js';

/** After this time without a sign of life, writers leave no more notes, e.g. because the service was killed. Milliseconds. */
const LEASE = 600_000;
/** What must be left of it when it is extended, because members of a cluster may have different clocks. Milliseconds. */
const MARGIN = 60_000;
/** Time between two extensions, in milliseconds. */
const EXTENSION = 60_000;
const DELETED_AT_A_TIME = 10_000;

/** What writers have changed since the last notes were taken. */
export interface Notes {
  readonly urns: readonly string[];
  /** Nodes that may be new stubs. */
  readonly ends: readonly string[];
  readonly runs: readonly string[];
}

export interface Announcement {
  /** Extends the announcement if it is time. @throws UNAVAILABLE if it was too late */
  keep(): Promise<void>;
  /**
   * Takes the notes in a transaction. Until it ends, no transaction that changes entities can commit, and everything that was committed
   * before is visible. @throws UNAVAILABLE if the announcement was over
   */
  takeNotes(run: RunStatement): Promise<Notes>;
  end(): Promise<void>;
}

/** @throws CONFLICT while another backup is under way */
export async function announce({ database, load }: WriteDeps): Promise<Announcement> {
  const backup = newId();
  const begun = await database.write('backup/begin', (run) =>
    run(load('backup/begin'), { slots: MARK_SLOTS, backup, lease: LEASE }),
  );
  if (onlyRow(begun).isRunning) {
    const message = 'Another backup is under way; one that was broken off counts as ended after ten minutes';
    throw new CatalogError('CONFLICT', message);
  }
  // Those of others have been broken off.
  await deleteNotes({ database, load }, { backup, isOwn: false });
  let extendedAt = performance.now();
  const extend = async (run: RunStatement): Promise<void> => {
    const extended = await run(load('backup/extend'), { backup, lease: LEASE, margin: MARGIN });
    if (!onlyRow(extended).isAnnounced)
      throw new CatalogError(
        'UNAVAILABLE',
        'The backup was interrupted for minutes and cannot be consistent any more',
      );
    extendedAt = performance.now();
  };
  return {
    keep: async () => {
      if (performance.now() - extendedAt > EXTENSION) await database.write('backup/extend', extend);
    },
    takeNotes: async (run) => {
      await extend(run);
      const { urns, ends, runs } = onlyRow(await run(load('backup/take-notes'), { backup }));
      return { urns: distinct(urns), ends: distinct(ends), runs: distinct(runs) };
    },
    end: async () => {
      await database.write('backup/end', (run) => run(load('backup/end'), { backup }));
      await deleteNotes({ database, load }, { backup, isOwn: true });
    },
  };
}

function distinct(notes: readonly (readonly string[])[]): string[] {
  return [...new Set(notes.flat())].sort();
}

/** Deletes the notes of one backup, or of all others. */
async function deleteNotes(
  { database, load }: WriteDeps,
  which: { readonly backup: string; readonly isOwn: boolean },
): Promise<void> {
  for (let deleted = 1; deleted > 0;) {
    const rows = await database.write('backup/delete-notes', (run) =>
      run(load('backup/delete-notes'), { ...which, limit: DELETED_AT_A_TIME }),
    );
    ({ deleted } = onlyRow(rows));
  }
}

/** When an asset or a file is permanently deleted, the objects of its files are removed from the store. */
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { PROPOSALS_AT_ONCE, writeUntilDone } from '../consequences/write-until-done.js';
import type { ChangedEntity, Consequence } from '../consequences/types.js';
import { payloadOf } from '../entities/payload-of.js';
import type { EntityReader } from '../entities/types.js';
import { currentAspect } from '../writes/entity-state.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';
import { FILE_ASPECT, FILE_TYPE, FILE_URN_PREFIX, keyOfFile } from './names.js';
import type { FileStore } from './types.js';

export interface RemoveFilesDeps {
  readonly store: Pick<FileStore, 'prefix' | 'bucket' | 'remove'>;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: Pick<CatalogWriter, 'write'>;
}

/** Follows the deletion of files and of their descriptions. The note is the key of the object. Services with another store leave it alone. */
export function removeObjects({ store, entities }: RemoveFilesDeps): Consequence {
  return {
    name: nameFor('remove-objects', store),
    entityTypes: new Set([FILE_TYPE]),
    noteOf: (change) => (losesFile(change) ? keyIn(store, change.state.urn.text) : undefined),
    run: async (due) => {
      const found = await entities.findAspects(due.map(({ urn }) => ({ urn, names: [FILE_ASPECT] })));
      const gone = due.filter(({ urn }) => payloadOf(found.get(urn), FILE_ASPECT) === undefined);
      await removeAll(
        store,
        gone.map(({ note }) => note),
      );
    },
  };
}

/**
 * Follows the deletion of entities of all types: soft-deletes the files that refer to a deleted one, or did before the deletion removed the
 * reference, and removes their objects.
 */
export function removeFilesOfAssets(deps: RemoveFilesDeps): Consequence {
  const { store, writer } = deps;
  return {
    name: nameFor('remove-files-of-asset', store),
    noteOf: ({ state }) => (state.hardDeleted !== false && !state.exists ? '' : undefined),
    run: async (due) => {
      const [{ actor } = { actor: '' }] = due;
      const urns = [...new Set(due.map(({ urn }) => urn))];
      for (let after = ''; ;) {
        const files = await listFiles(deps, urns, after);
        const last = files.at(-1);
        if (last === undefined) return;
        const start = after;
        // Nobody can read a soft-deleted file, also while the store does not answer.
        await writeUntilDone(writer, actor, async () =>
          (await listFiles(deps, urns, start)).filter(({ removed }) => !removed).map(softDeletion),
        );
        await removeAll(
          store,
          files.map(({ urn }) => keyIn(store, urn)),
        );
        after = last.urn;
      }
    },
  };
}

interface FileRow {
  readonly urn: string;
  readonly removed: boolean;
}

/** @param after the last URN of the page before */
async function listFiles(
  { database, load }: RemoveFilesDeps,
  urns: readonly string[],
  after: string,
): Promise<readonly FileRow[]> {
  const parameters = { urns, after, limit: PROPOSALS_AT_ONCE };
  return (await database.read(load('files/list-of-assets'), parameters)) as unknown as FileRow[];
}

function nameFor(what: string, { bucket }: Pick<FileStore, 'bucket'>): string {
  return bucket === '' ? what : `${what}:${bucket}`;
}

function keyIn({ prefix }: Pick<FileStore, 'prefix'>, urn: string): string {
  return keyOfFile(prefix, urn.slice(FILE_URN_PREFIX.length));
}

function losesFile({ state }: ChangedEntity): boolean {
  if (currentAspect(state, FILE_ASPECT) !== undefined) return false;
  return state.hardDeleted !== false || state.stored.get(FILE_ASPECT)?.text !== undefined;
}

function softDeletion({ urn }: FileRow): Proposal {
  const removal = patchProposal({ urn, aspectName: 'status' }, setMembers({ removed: true }));
  return { ...removal, ifEntityExists: true };
}

/** One object that cannot be removed does not keep the others. */
async function removeAll({ remove }: Pick<FileStore, 'remove'>, keys: readonly string[]): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  for (const key of keys)
    await remove(key).catch((error: unknown) => {
      failure = { error };
    });
  if (failure !== undefined) throw failure.error;
}

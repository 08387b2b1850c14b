/** Removes objects from the store of files: those of permanently deleted assets and files, and those that were never registered. */
import { batchesOf } from '../../core/batches.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { Clock } from '../../core/clock.js';
import { repeatWork, type RepeatedWork } from '../../core/async.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { patchProposal, setMembers } from '../commands/proposals.js';
import { PROPOSALS_PER_TRANSACTION, writeUntilDone } from '../consequences/write-until-done.js';
import type { ChangedEntity, Consequence } from '../consequences/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { EntityReader } from '../entities/types.js';
import { currentAspect } from '../writes/entity-state.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';
import { type FileStore, FILE_ASPECT, FILE_TYPE, FILE_URN_PREFIX, keyOfFile } from './types.js';

interface RemoveFilesDeps extends ReadDeps {
  readonly store: Pick<FileStore, 'prefix' | 'bucket' | 'remove'>;
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
        // A soft-deleted file cannot be read, also while the store does not answer.
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

type FileRow = StatementRows['files/list-of-assets'];

/** @param after the last URN of the page before */
function listFiles(
  { database, load }: RemoveFilesDeps,
  urns: readonly string[],
  after: string,
): Promise<readonly FileRow[]> {
  const parameters = { urns, after, limit: PROPOSALS_PER_TRANSACTION };
  return database.read(load('files/list-of-assets'), parameters);
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

// Removes objects that were uploaded but never registered as files.

/** How long after its upload an object waits for its registration. Addresses for uploads are valid for hours. */
const WAIT_MILLIS = 7 * 86_400_000;
/** Objects that one statement looks up. */
const BATCH_SIZE = 500;
const INTERVAL_MILLIS = 60 * 60 * 1_000;

export interface UnregisteredDeps {
  readonly store: Pick<FileStore, 'newUploads' | 'remove'>;
  readonly model: Pick<MetadataModel, 'parseUrn'>;
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly clock: Clock;
  /** Called if the store or Neo4j does not answer. The next removal tries again. */
  readonly onFailure: (error: unknown) => void;
}

/** Removes at once, and then every hour, until `stop` is called. Several services may share the store and do so at the same time. */
export function beginRemovingUnregistered(deps: UnregisteredDeps): RepeatedWork {
  const { onFailure } = deps;
  return repeatWork(() => removeUnregistered(deps), { everyMillis: INTERVAL_MILLIS, onFailure });
}

/**
 * Looks at the objects of which the store does not know yet that they are registered. The store then remembers which are, so each is looked
 * up until it is registered or removed.
 * @throws UNAVAILABLE
 */
async function removeUnregistered(deps: UnregisteredDeps): Promise<void> {
  const { store, clock } = deps;
  const before = clock.now() - WAIT_MILLIS;
  for (const group of batchesOf(await store.newUploads.list(), BATCH_SIZE)) {
    const keys = group.map(({ key }) => key);
    const isRegistered = await findRegistered(deps, keys);
    for (const { key, at } of group) {
      if (isRegistered(key)) await store.newUploads.confirm(key);
      else if (at < before) await store.remove(key);
    }
  }
}

/** A soft-deleted file is registered, too. One statement. */
async function findRegistered(
  { model, entities }: UnregisteredDeps,
  keys: readonly string[],
): Promise<(key: string) => boolean> {
  const urns = new Map(keys.map((key) => [key, urnOf(model, key)]));
  const requests = [...urns.values()].flatMap((urn) =>
    urn === undefined ? [] : [{ urn, names: [FILE_ASPECT] }],
  );
  const found = await entities.findAspects(requests);
  return (key) => found.get(urns.get(key) ?? '')?.aspects.has(FILE_ASPECT) === true;
}

/** The last part of a key is the id of the file. @returns undefined for an id that no file can have */
function urnOf(model: UnregisteredDeps['model'], key: string): string | undefined {
  return findEntityUrn(FILE_URN_PREFIX + key.slice(key.lastIndexOf('/') + 1), model)?.text;
}

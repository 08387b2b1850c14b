/** When an asset or a file is permanently deleted, the objects of its files are removed from the store. */
import { hasCode } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import type { CatalogWriter, Proposal, WriteContext } from '../writes/types.js';
import { FILE_URN_PREFIX, keyOfFile } from './names.js';
import type { FileStore } from './types.js';

/** Maximum number of files that one transaction soft-deletes. */
const GROUP_SIZE = 500;

export interface RemoveFilesDeps {
  readonly store: FileStore;
  readonly model: Pick<MetadataModel, 'aspects'>;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  /** Called if an object could not be removed. The deletion is valid all the same. */
  readonly onFailure: (error: unknown, key: string) => void;
}

/**
 * Wraps a writer so that it removes objects after the commit of a deletion, and soft-deletes the files of a deleted asset. Each deletion
 * takes one more statement.
 */
export function removeStoredFiles(writer: CatalogWriter, deps: RemoveFilesDeps): CatalogWriter {
  /** Finds the files first, because the deletion may take away what refers to the asset. */
  const around = async <Result>(
    urns: readonly string[],
    context: WriteContext,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const files = await findFiles(deps, urns);
    const result = await work();
    await remove(files, urns, context);
    return result;
  };
  const remove = async (
    files: readonly string[],
    deleted: readonly string[],
    context: WriteContext,
  ): Promise<void> => {
    if (files.length > 0) await softDelete(writer, files, context);
    for (const urn of [...files, ...deleted])
      if (urn.startsWith(FILE_URN_PREFIX)) await removeObject(deps, urn);
  };
  return {
    ...writer,
    write: (proposals, context) => {
      const deleted = proposals.filter((proposal) => isDeletion(proposal, deps.model)).map(({ urn }) => urn);
      const work = () => writer.write(proposals, context);
      return deleted.length === 0 ? work() : around(deleted, context, work);
    },
    deleteEntity: (urn, context) => around([urn], context, () => writer.deleteEntity(urn, context)),
    deleteWithReferences: (urn, context) =>
      around([urn], context, () => writer.deleteWithReferences(urn, context)),
    deleteReferences: async (urn, context) => {
      const work = () => writer.deleteReferences(urn, context);
      if (context.isDeletingEntity !== true) return work();
      const files = await findFiles(deps, [urn]);
      const result = await work();
      await remove(files, [], context);
      return result;
    },
    rollBack: (request, context) => {
      const onGroup: typeof request.onGroup = async (group) => {
        const { deleted } = group;
        if (request.dryRun !== true && deleted.length > 0)
          await remove(await findFiles(deps, deleted), deleted, context);
        await request.onGroup?.(group);
      };
      return writer.rollBack({ ...request, onGroup }, context);
    },
  };
}

function isDeletion({ changeType, aspectName }: Proposal, { aspects }: RemoveFilesDeps['model']): boolean {
  return changeType === 'DELETE' && aspects.get(aspectName)?.keyFor !== undefined;
}

async function findFiles({ database, load }: RemoveFilesDeps, urns: readonly string[]): Promise<string[]> {
  const rows = await database.read(load('files/list-of-assets'), { urns });
  return rows.map((row) => row['urn'] as string);
}

/** One transaction for each group. */
async function softDelete(
  writer: CatalogWriter,
  files: readonly string[],
  { actor, facts }: WriteContext,
): Promise<void> {
  const removals = files.map((urn): Proposal => {
    const removal = patchProposal({ urn, aspectName: 'status' }, setMembers({ removed: true }));
    return { ...removal, ifEntityExists: true };
  });
  while (removals.length > 0) {
    const group = removals.slice(0, GROUP_SIZE);
    try {
      await writer.write(group, { actor, facts });
      removals.splice(0, group.length);
    } catch (error) {
      // Somebody else has deleted a file since it was found.
      if (!hasCode(error, 'NOT_FOUND')) throw error;
      removals.splice(error.details.index ?? 0, 1);
    }
  }
}

async function removeObject({ store, onFailure }: RemoveFilesDeps, urn: string): Promise<void> {
  const key = keyOfFile(store.prefix, urn.slice(FILE_URN_PREFIX.length));
  try {
    await store.remove(key);
  } catch (error) {
    onFailure(error, key);
  }
}

/** Deletes the usage events of a user who is permanently deleted, so that a later user with the same name does not inherit them. */
import type { CatalogWriter } from '../writes/types.js';
import type { UsageRecorder } from './usage-recorder.js';

const USER_PREFIX = 'urn:li:corpuser:';
const USER_KEY = 'corpUserKey';

/** Wraps a writer so that it forgets users after their deletion is committed. */
export function forgetDeletedUsers(
  writer: CatalogWriter,
  usage: Pick<UsageRecorder, 'forget'>,
): CatalogWriter {
  const forgetAll = async (urns: readonly string[]): Promise<void> => {
    for (const urn of urns) if (urn.startsWith(USER_PREFIX)) await usage.forget(urn);
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      const results = await writer.write(proposals, context);
      const deleted = proposals.filter(
        ({ changeType, aspectName }) => changeType === 'DELETE' && aspectName === USER_KEY,
      );
      await forgetAll(deleted.map(({ urn }) => urn));
      return results;
    },
    deleteEntity: async (urn, context) => {
      const result = await writer.deleteEntity(urn, context);
      await forgetAll([urn]);
      return result;
    },
    deleteWithReferences: async (urn, context) => {
      const result = await writer.deleteWithReferences(urn, context);
      await forgetAll([urn]);
      return result;
    },
    rollBack: (request, context) => {
      const onGroup: typeof request.onGroup = async (group) => {
        if (request.dryRun !== true) await forgetAll(group.deleted);
        await request.onGroup?.(group);
      };
      return writer.rollBack({ ...request, onGroup }, context);
    },
  };
}

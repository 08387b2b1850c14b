/** Loads whether users have a local password, with one statement per level of a request. */
import DataLoader from 'dataloader';
import type { Users } from '../../../auth/types.js';

export type NativeUserLoader = DataLoader<string, boolean>;

export function createNativeUserLoader(users: Pick<Users, 'findNative'>): NativeUserLoader {
  return new DataLoader(
    async (urns) => {
      const native = await users.findNative(urns);
      return urns.map((urn) => native.has(urn));
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}

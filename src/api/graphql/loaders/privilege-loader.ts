/** Loads whether the actor has permissions on entities, with one decision per level of a request. */
import DataLoader from 'dataloader';
import type { Decisions, RequiredPermission } from '../../../auth/authorization/policies/types.js';

export type PrivilegeLoader = DataLoader<RequiredPermission, boolean, string>;

export function createPrivilegeLoader(decisions: Pick<Decisions, 'allows'>, actor: string): PrivilegeLoader {
  return new DataLoader((permissions) => decisions.allows(actor, permissions), {
    cacheKeyFn: (demand) => JSON.stringify(demand),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}

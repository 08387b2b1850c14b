/** Soft-deletes and restores entities with the aspect `status`. */
import type { CatalogApi } from '../http/catalog-api.js';
import { ingestProposals, type Proposal } from '../http/proposals.js';
import type { Target } from './read-targets.js';
import type { Removal } from './types.js';

/** Number of entities per request. */
export const SOFT_BATCH_SIZE = 500;

/** Writes them in one request, all or nothing. @throws CatalogError if one of them is refused */
export async function setRemoved(
  api: CatalogApi,
  targets: readonly Target[],
  { removed, dryRun }: { removed: boolean; dryRun: boolean },
): Promise<Removal[]> {
  const changing = targets.filter(({ exists, isRemoved }) => exists && isRemoved !== removed);
  if (!dryRun && changing.length > 0) {
    await ingestProposals(
      api,
      changing.map(({ urn }) => proposalOf(urn, removed)),
    );
  }
  return targets.map(({ urn, exists, isRemoved, aspects }) => {
    if (!exists) return { urn, outcome: 'not found' };
    if (isRemoved === removed) return { urn, outcome: 'unchanged', aspects };
    return { urn, outcome: removed ? 'deleted' : 'restored', aspects };
  });
}

/** Patches only `removed`, because `status` has other members. */
function proposalOf(entityUrn: string, removed: boolean): Proposal {
  const value = [{ op: 'add', path: '/removed', value: removed }];
  return { entityUrn, aspectName: 'status', changeType: 'PATCH', value };
}

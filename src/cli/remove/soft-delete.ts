/** Hides entities, and brings them back: the aspect `status` says which. */
import type { CatalogApi } from '../http/catalog-api.js';
import { ingestProposals, type Proposal } from '../http/proposals.js';
import type { Target } from './read-targets.js';
import type { Removal } from './types.js';

/** Entities that are written in one request. */
export const SOFT_BATCH_SIZE = 500;

/** Writes them at once: all or nothing. @throws CatalogError when one of them is refused */
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

/** Only `removed` is touched: `status` has other members. */
function proposalOf(entityUrn: string, removed: boolean): Proposal {
  const value = [{ op: 'add', path: '/removed', value: removed }];
  return { entityUrn, aspectName: 'status', changeType: 'PATCH', value };
}

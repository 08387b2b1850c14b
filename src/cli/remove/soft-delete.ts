/** Hides entities, and brings them back: the aspect `status` says which. */
import type { CatalogApi } from '../http/catalog-api.js';
import type { Entity } from '../http/entities.js';
import { ingestProposal } from '../http/proposals.js';
import type { Removal } from './types.js';

/** Only `removed` is touched: `status` has other members. */
export async function setRemoved(
  api: CatalogApi,
  entity: Entity,
  { removed, dryRun }: { removed: boolean; dryRun: boolean },
): Promise<Removal> {
  const { urn } = entity;
  const aspects = Object.keys(entity.aspects).length;
  if (!entity.exists) return { urn, outcome: 'not found' };
  const status = entity.aspects['status']?.value as { removed?: boolean } | undefined;
  if ((status?.removed ?? false) === removed) return { urn, outcome: 'unchanged', aspects };
  if (!dryRun) {
    await ingestProposal(api, {
      entityUrn: urn,
      aspectName: 'status',
      changeType: 'PATCH',
      value: [{ op: 'add', path: '/removed', value: removed }],
    });
  }
  return { urn, outcome: removed ? 'deleted' : 'restored', aspects };
}

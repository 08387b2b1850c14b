/** Deletes and restores entities, and the outcome of each. */
import { batchesOf } from '../core/batches.js';
import { CatalogError } from '../core/errors.js';
import { act, type CatalogApi } from './catalog-api.js';
import { readEntities, type Entity, ingestProposals, type Proposal } from './entities.js';

/** Result for one URN, or the expected result in a dry run. */
export interface Removal {
  readonly urn: string;
  readonly outcome: Outcome;
  /** Reason of the refusal. */
  readonly message?: string;
  /** Number of its stored aspects. */
  readonly aspects?: number;
  /** Number of rows that a hard delete removed: aspects, versions and timeseries points. */
  readonly rows?: number;
  readonly timeseriesRows?: number;
  /** References to it in other entities, which dangle after a hard delete unless they are removed. */
  readonly references?: number;
}

export type Outcome =
  | 'deleted'
  | 'restored'
  | 'unchanged'
  | 'not found'
  | 'refused'
  /** The deletion was in progress when the command ended early. */
  | 'unclear'
  | 'not tried';

/** The outcome for all given entities. */
export interface RemovalReport {
  readonly dryRun: boolean;
  readonly hard: boolean;
  readonly entities: readonly Removal[];
}

/** The state of an entity before it is deleted or restored. */
export interface Target {
  readonly urn: string;
  /** False for a URN that was never written. */
  readonly exists: boolean;
  /** True if it is soft-deleted. */
  readonly isRemoved: boolean;
  /** Number of its stored aspects. */
  readonly aspects: number;
}

/** Number of entities in memory, which are large with all their aspects. */
const TARGETS_PER_PAGE = 500;

/** Reads targets in the order of the URNs. @throws CatalogError, also for a URN of an unknown type */
export async function readTargets(api: CatalogApi, urns: readonly string[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const page of batchesOf(urns, TARGETS_PER_PAGE)) {
    const entities = await readEntities(api, page);
    targets.push(...entities.map(readTarget));
  }
  return targets;
}

function readTarget({ urn, exists, aspects }: Entity): Target {
  const status = aspects['status']?.value as { removed?: boolean } | undefined;
  return { urn, exists, isRemoved: status?.removed ?? false, aspects: Object.keys(aspects).length };
}

/** Number of entities per request. */
export const SOFT_BATCH_SIZE = 500;

/** Soft-deletes or restores entities with the aspect `status`, in one request, all or nothing. @throws CatalogError if one of them is refused */
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

/** Permanently deletes an entity. Removes references first. If that is refused, the entity still exists. */
export async function hardDelete(
  api: CatalogApi,
  { urn, exists, aspects }: Target,
  { cleanReferences }: { cleanReferences: boolean },
): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const references = await removeReferences(api, urn, { dryRun: !cleanReferences });
  try {
    const deleted: Pick<Removal, 'rows' | 'timeseriesRows'> = await act(api, '/entities?action=delete', {
      urn,
    });
    const { rows = 0, timeseriesRows = 0 } = deleted;
    return { urn, outcome: 'deleted', aspects, rows, timeseriesRows, references };
  } catch (error) {
    // The number is uncertain: some references are kept, and the actor may not see all.
    if (!(error instanceof CatalogError) || !cleanReferences) throw error;
    const message = `${error.message} (references to it, if any, have been removed)`;
    throw new CatalogError(error.code, message, error.details, { cause: error });
  }
}

/** Counts what a hard delete would remove and leave. */
export async function previewHardDelete(api: CatalogApi, { urn, exists, aspects }: Target): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const references = await removeReferences(api, urn, { dryRun: true });
  return { urn, outcome: 'deleted', aspects, references };
}

/** Removes the references to an entity; a dry run only counts them. @returns their number before the call */
async function removeReferences(
  api: CatalogApi,
  urn: string,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const path = '/entities?action=deleteReferences';
  return (await act<{ total: number }>(api, path, { urn, dryRun })).total;
}

import type { CatalogApi } from '../http/catalog-api.js';
import { readEntities, type Entity } from '../http/entities.js';

/** Reads the state of entities before a delete or a restore. */
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
const PAGE_SIZE = 500;

/** In the order of the URNs. @throws CatalogError, also for a URN of an unknown type */
export async function readTargets(api: CatalogApi, urns: readonly string[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (let start = 0; start < urns.length; start += PAGE_SIZE) {
    const entities = await readEntities(api, urns.slice(start, start + PAGE_SIZE));
    targets.push(...entities.map(readTarget));
  }
  return targets;
}

function readTarget({ urn, exists, aspects }: Entity): Target {
  const status = aspects['status']?.value as { removed?: boolean } | undefined;
  return { urn, exists, isRemoved: status?.removed ?? false, aspects: Object.keys(aspects).length };
}

import type { CatalogApi } from '../http/catalog-api.js';
import { readEntities, type Entity } from '../http/entities.js';

/** What a delete or a restore has to know of an entity. */
export interface Target {
  readonly urn: string;
  /** False for a URN that nobody has written anything of. */
  readonly exists: boolean;
  /** It is hidden already. */
  readonly isRemoved: boolean;
  /** How many are stored of it. */
  readonly aspects: number;
}

/** Entities that are held at a time: with all that is stored of them they are large. */
const PAGE_SIZE = 500;

/** In the order of the URNs. @throws CatalogError, also for a URN whose type is unknown */
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

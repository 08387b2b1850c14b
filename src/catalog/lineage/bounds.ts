/** How far lineage is followed. An answer that ran into a bound says so. */
import { CatalogError } from '../../core/errors.js';
import type { LineageTimeRange } from './types.js';

export interface LineageBounds {
  /** Longest way. Real lineage is rarely deeper than 30; this is for chains made by machines. */
  readonly hops: number;
  /** Ends of one walk; the nearest are kept (a search may keep one more, by which it knew). A walk of 100,000 ends takes a tenth of a second and 20 MB of Neo4j's heap. */
  readonly nodes: number;
  /** Shortest paths listed per end. */
  readonly paths: number;
  /** Shortest ways looked at for them: many are one path where they differ in nothing that is seen, or run over parallel edges. */
  readonly ways: number;
  /** Edges looked at for the neighbours of one entity. */
  readonly edges: number;
  /** Ends of a page's band that the reader puts in order itself, which costs less than sorting all ends in Neo4j. */
  readonly band: number;
  /** Entities asked for in one request. */
  readonly starts: number;
  /** Neighbours on one side of an entity that a graph lists individually; further ones are only counted. */
  readonly listed: number;
  /** Longest path through hidden entities that a graph joins. */
  readonly hiddenHops: number;
  /** Hidden entities that a graph visits on one side of an entity. */
  readonly hiddenNodes: number;
  /** The same limit for all sides of all entities together. A hidden entity counts once for each side from which it is visited. */
  readonly hiddenInPicture: number;
  /** Edges among the entities of a graph, or among its columns. It is undefined which ones are kept. */
  readonly flows: number;
}

export const LINEAGE_BOUNDS: LineageBounds = {
  hops: 1_000,
  nodes: 200_000,
  paths: 10,
  ways: 1_000,
  edges: 100_000,
  band: 2_000,
  starts: 1_000,
  listed: 1_000,
  hiddenHops: 10,
  hiddenNodes: 500,
  hiddenInPicture: 5_000,
  flows: 20_000,
};

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED */
export function checkHops(maxHops: number | undefined, { hops }: LineageBounds): number {
  if (maxHops === undefined) return hops;
  if (!Number.isSafeInteger(maxHops) || maxHops < 1) {
    throw new CatalogError('INVALID_REQUEST', 'maxHops must be a whole number from 1', {
      path: '/maxHops',
      rule: 'minimum 1',
    });
  }
  if (maxHops <= hops) return maxHops;
  throw new CatalogError('LIMIT_EXCEEDED', `Lineage is followed over at most ${hops} hops`, {
    path: '/maxHops',
    rule: `maximum ${hops}`,
  });
}

/** @throws INVALID_REQUEST */
export function checkRange({ startTimeMillis, endTimeMillis }: LineageTimeRange): void {
  for (const [name, time] of Object.entries({ startTimeMillis, endTimeMillis })) {
    if (time === undefined || Number.isSafeInteger(time)) continue;
    throw new CatalogError('INVALID_REQUEST', `${name} must be whole epoch milliseconds`, {
      path: `/${name}`,
      rule: 'integer',
    });
  }
  if (startTimeMillis === undefined || endTimeMillis === undefined || startTimeMillis <= endTimeMillis)
    return;
  throw new CatalogError('INVALID_REQUEST', 'endTimeMillis must not be before startTimeMillis', {
    path: '/endTimeMillis',
    rule: 'not before startTimeMillis',
  });
}

/** @throws LIMIT_EXCEEDED */
export function checkStarts(urns: readonly string[], { starts }: LineageBounds): void {
  if (urns.length <= starts) return;
  throw new CatalogError('LIMIT_EXCEEDED', `Lineage of at most ${starts} entities a request`, {
    path: '/urns',
    rule: `maximum ${starts}`,
  });
}

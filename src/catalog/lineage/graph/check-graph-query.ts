/** Checks the limits of a lineage graph query. */
import { CatalogError } from '../../../core/errors.js';
import type { LineageGraphQuery } from './types.js';

const GRAPH_LIMITS = {
  hops: 5,
  maxNeighbours: 100,
  fewestNodes: 10,
  maxNodes: 1_000,
  growth: 200,
  unfold: 1_000,
  filter: 200,
} as const;

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST */
export function checkGraphQuery(query: LineageGraphQuery): void {
  const { hops, maxNeighbours, fewestNodes, maxNodes, growth, unfold, filter } = GRAPH_LIMITS;
  checkNumber('/upstreamHops', query.upstreamHops, [0, hops]);
  checkNumber('/downstreamHops', query.downstreamHops, [0, hops]);
  checkNumber('/maxNeighbours', query.maxNeighbours, [1, maxNeighbours]);
  checkNumber('/maxNodes', query.maxNodes, [fewestNodes, maxNodes]);
  checkLength('/growth', query.growth, growth);
  checkLength('/unfold', query.unfold, unfold);
  checkLength('/types', query.types, filter);
  checkLength('/platforms', query.platforms, filter);
  for (const [index, grown] of query.growth.entries())
    checkNumber(`/growth/${index}/hops`, grown.hops, [1, hops]);
}

function checkNumber(path: string, value: number, [least, most]: readonly [number, number]): void {
  const name = path.slice(1);
  if (!Number.isSafeInteger(value) || value < least) {
    const message = `${name} must be a whole number from ${least}`;
    throw new CatalogError('INVALID_REQUEST', message, { path, rule: `minimum ${least}` });
  }
  if (value > most)
    throw new CatalogError('LIMIT_EXCEEDED', `${name} can be at most ${most}`, {
      path,
      rule: `maximum ${most}`,
    });
}

function checkLength(path: string, items: readonly unknown[], most: number): void {
  if (items.length <= most) return;
  const message = `${path.slice(1)} can have at most ${most} items`;
  throw new CatalogError('LIMIT_EXCEEDED', message, { path, rule: `maximum ${most}` });
}

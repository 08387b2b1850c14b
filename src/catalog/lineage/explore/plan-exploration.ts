/** Decides whether a search follows its walk hop by hop, and how. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import { startsAtColumn } from '../follow-edges.js';
import type { LineageSearchQuery } from '../types.js';
import type { EndOptions } from './collect-ends.js';
import { ignoresHop } from './ignored-hops.js';
import type { ExploreOptions } from './types.js';

export interface ExplorationPlan extends EndOptions, Pick<ExploreOptions, 'perHop' | 'isIgnored'> {
  /** Whether the query limits the explored entities, or ignores some as hops. Such walks have a lower limit of hops. */
  readonly isLimited: boolean;
}

/** Name of the entity type of queries, which are ends only on request. */
const QUERY = 'query';

/**
 * @param types requested entity types
 * @returns undefined if every end is an entity that `HasUpstream` edges reach, and every edge is a hop: then one statement suffices
 * @throws INVALID_REQUEST, UNKNOWN_ENTITY
 */
export function planExploration(
  model: MetadataModel,
  { urn, exploredPerHop: perHop, ignoredHops = [], groupColumns = true }: LineageSearchQuery,
  types: readonly string[],
): ExplorationPlan | undefined {
  if (perHop !== undefined && !(Number.isSafeInteger(perHop) && perHop >= 1)) {
    throw new CatalogError('INVALID_REQUEST', 'entitiesExploredPerHopLimit must be a whole number from 1', {
      path: '/lineageFlags/entitiesExploredPerHopLimit',
      rule: 'minimum 1',
    });
  }
  const isIgnored = ignoresHop(model, ignoredHops);
  const isLimited = perHop !== undefined || ignoredHops.length > 0;
  const findsQueries = types.includes(QUERY);
  if (!isLimited && !findsQueries && !startsAtColumn(urn)) return undefined;
  return {
    isLimited,
    perHop,
    isIgnored,
    groupColumns: groupColumns && startsAtColumn(urn),
    isViaEnd: (type) => type !== QUERY || findsQueries,
  };
}

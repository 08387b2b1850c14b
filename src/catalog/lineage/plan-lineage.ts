/** Turns a lineage search into a plan for its statements. Pure: the same query gives the same plan. */
import { invalidRequest } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { URN_PREFIX } from '../../model/urn.js';
import { type QueryNode } from '../search/query-syntax.js';
import { fromCursor, type Position, type SortOrder } from '../search/sort-order.js';
import { searchSchemaOf } from '../search/search-schema.js';
import { buildTextQuery, parseText } from '../search/text-query.js';
import { checkHops, type LineageDeps } from './bounds.js';
import { startsAtColumn, type Following } from './follow-edges.js';
import { planFacets, type LineageFacets } from './lineage-facets.js';
import { compileLineageFilter, type LineageFilter, compileLineageOrder } from './lineage-filter.js';
import type { LineageSearchQuery, IgnoredHops } from './types.js';
import type { EndOptions, ExploreOptions, HopEdge } from './explore.js';

export interface LineagePlan {
  readonly following: Following;
  /** Maximum length of a path that the query allows. */
  readonly bound: number;
  readonly text: QueryNode;
  /** Lucene query text; undefined: every end. */
  readonly words: string | undefined;
  readonly types: readonly string[];
  /** Also contains the farthest degree that the filter matches. */
  readonly filter: LineageFilter;
  readonly order: SortOrder;
  readonly after: Position | undefined;
  readonly facets: LineageFacets;
  /** Undefined: one statement walks and searches. */
  readonly exploration: ExplorationPlan | undefined;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED, INVALID_REQUEST */
export function planLineage({ model, bounds }: LineageDeps, query: LineageSearchQuery): LineagePlan {
  const schema = searchSchemaOf(model);
  const types = [...new Set((query.entityTypes ?? []).map((name) => model.getEntity(name).name))];
  const exploration = planExploration(model, query, types);
  const bound = exploration?.isLimited === true ? Math.min(bounds.hops, bounds.limitedHops) : bounds.hops;
  const filter = compileLineageFilter(
    query.filter,
    schema,
    checkHops(query.maxHops, { ...bounds, hops: bound }),
  );
  const text = parseText(query.input ?? '*', schema);
  const order = compileLineageOrder(query.sort, schema);
  const { scrollId } = query.page;
  // One hop more than the bound detects whether there are more.
  const hops = filter.hops === bound ? bound + 1 : Math.max(1, filter.hops);
  return {
    following: { ...query, columns: startsAtColumn(query.urn), hops },
    bound,
    text,
    words: buildTextQuery(text, schema)?.clause,
    types,
    filter,
    order,
    after: scrollId === undefined ? undefined : fromCursor(order, scrollId),
    facets: planFacets(model, query.facets),
    exploration,
  };
}

export interface ExplorationPlan extends EndOptions, Pick<ExploreOptions, 'perHop' | 'isIgnored'> {
  /** Whether the query limits the explored entities, or ignores some as hops. Such walks have a lower limit of hops. */
  readonly isLimited: boolean;
}

/** Name of the entity type of queries, which are ends only on request. */
const QUERY = 'query';

/**
 * Decides whether a search follows its walk hop by hop, and how.
 * @param types requested entity types
 * @returns undefined if every end is an entity that `HasUpstream` edges reach, and every edge is a hop: then one statement suffices
 * @throws INVALID_REQUEST, UNKNOWN_ENTITY
 */
function planExploration(
  model: MetadataModel,
  { urn, exploredPerHop: perHop, ignoredHops = [], groupColumns = true }: LineageSearchQuery,
  types: readonly string[],
): ExplorationPlan | undefined {
  if (perHop !== undefined && !(Number.isSafeInteger(perHop) && perHop >= 1)) {
    throw invalidRequest(
      '/lineageFlags/entitiesExploredPerHopLimit',
      'entitiesExploredPerHopLimit must be a whole number from 1',
      'minimum 1',
    );
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

/** Returns a test for the entities that a walk passes without counting them as hops. @throws UNKNOWN_ENTITY */
export function ignoresHop(
  model: MetadataModel,
  ignored: readonly IgnoredHops[],
): (edge: Pick<HopEdge, 'type' | 'platform'>) => boolean {
  const rules = ignored.map(({ entityType, platforms = [] }) => ({
    type: model.getEntity(entityType).name,
    platforms: platforms.map(toPlatformUrn),
  }));
  return ({ type, platform }) =>
    rules.some(
      (rule) =>
        rule.type === type &&
        (rule.platforms.length === 0 || (platform !== undefined && rule.platforms.includes(platform))),
    );
}

function toPlatformUrn(platform: string): string {
  return platform.startsWith('urn:') ? platform : `${URN_PREFIX}dataPlatform:${platform}`;
}

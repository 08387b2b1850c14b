/** Browses entities by slash paths or through containers. */
import { toStoredText } from '../../core/texts.js';
import { CONTAINER_SEPARATOR, normalizePath } from '../../model/search/browse-locations.js';
import { LISTED_AT, LISTED_BELOW, toTerm } from '../../model/search/search-terms.js';
import { checkPage, type Page } from '../page.js';
import type { Census } from '../census/census.js';
import type { SearchReader, BrowseResult } from './types.js';
import type { CompiledFilter } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { hasExcluded, applyExclusions } from './exclusions.js';
import { all, term } from './lucene.js';
import { isEverything, toLucene, selectEntities } from './plan-search.js';
import { prepareQuery } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { type TypeSelection } from './searchable-types.js';
import { buildTextQuery, parseText } from './text-query.js';
import { searchSchemaOf } from './search-schema.js';

interface Below {
  readonly groups: BrowseResult['groups'];
  readonly total: number;
  readonly totalBelow: number;
}

/** Runs two statements: for the levels below the path, and for a page of the entities at it. */
export function createBrowse(deps: SearchDeps): SearchReader['browse'] {
  return async ({
    entityTypes,
    path: given,
    page,
    filter: requested,
    input = '',
    includeSoftDeleted = false,
    groupsFirst = false,
    ...exclusions
  }) => {
    checkPage(page);
    const prepared = await prepareQuery(deps, { entityTypes, filter: requested });
    const { types, filter: selected } = selectEntities(deps, prepared);
    // The counts of everything are kept, so entities are left out only if there are any to leave out.
    const canReduce = exclusions.globalOnly === true || (exclusions.hiddenStages ?? []).length > 0;
    const isReduced = canReduce && (await hasExcluded(deps, types, exclusions));
    const filter = isReduced ? applyExclusions(selected, exclusions, deps.model) : selected;
    const schema = searchSchemaOf(deps.model);
    const words = buildTextQuery(parseText(input, schema), schema)?.clause;
    const path = normalizePath(given);
    const request = { path, filter, types, words, includeRemoved: includeSoftDeleted };
    const read = groupsFirst ? readGroupsFirst : readLevel;
    const { below, rows, groups } = await read(deps, request, page);
    return {
      path,
      start: page.start,
      count: page.count,
      entities: rows.map((row) => ({ name: row['name'] as string, urn: row['urn'] as string })),
      ...below,
      groups,
      groupTotal: below.groups.length,
    };
  };
}

interface Level {
  readonly below: Below;
  readonly rows: Record<string, unknown>[];
  readonly groups: BrowseResult['groups'];
}

async function readLevel(deps: SearchDeps, request: BrowseLevel, page: Page): Promise<Level> {
  const [below, rows] = await Promise.all([countBelow(deps, request), listEntities(deps, request, page)]);
  return { below, rows, groups: below.groups };
}

/** The number of groups tells which entities belong to the page. */
async function readGroupsFirst(
  deps: SearchDeps,
  request: BrowseLevel,
  { start, count }: Page,
): Promise<Level> {
  const below = await countBelow(deps, request);
  const groups = below.groups.slice(start, start + count);
  const rest = { start: Math.max(0, start - below.groups.length), count: count - groups.length };
  return { below, rows: await listEntities(deps, request, rest), groups };
}

interface BrowseLevel {
  readonly path: string;
  readonly filter: CompiledFilter;
  readonly types: TypeSelection;
  readonly words: string | undefined;
  readonly includeRemoved: boolean;
}

async function listEntities(
  deps: SearchDeps,
  request: BrowseLevel,
  { start, count }: Page,
): Promise<Record<string, unknown>[]> {
  if (count === 0) return [];
  const { filter } = request;
  return deps.runRead(composeStatement(deps.loadStatement('browse/list-entities'), filter), {
    query: placeQuery(LISTED_AT, request),
    filter: filter.parameters,
    start,
    count,
  });
}

async function countBelow(deps: SearchDeps, request: BrowseLevel): Promise<Below> {
  const { path, filter } = request;
  const census = isEverything(request) ? await deps.census?.current(request.types) : undefined;
  if (census !== undefined) return countByCensus(deps, census, request);
  const separator = path.startsWith(CONTAINER_SEPARATOR) ? CONTAINER_SEPARATOR : '/';
  const rows = await deps.runRead(composeStatement(deps.loadStatement('browse/count-groups'), filter), {
    below: placeQuery(LISTED_BELOW, request),
    at: placeQuery(LISTED_AT, request),
    filter: filter.parameters,
    path,
    prefix: path === separator ? path : path + separator,
    separator,
  });
  const [row] = rows as unknown as [
    { groups: [string, number, boolean][]; total: number; totalBelow: number },
  ];
  return {
    groups: row.groups.map(([name, count, hasSubGroups]) => ({ name, count, hasSubGroups })),
    total: row.total,
    totalBelow: row.totalBelow,
  };
}

/** Runs no statement, except for the entities at a slash path: see `browse/count-named`. */
async function countByCensus(deps: SearchDeps, census: Census, request: BrowseLevel): Promise<Below> {
  const { path, types } = request;
  const level = census.level(types, toStoredText(path));
  if (path === '/' || path.startsWith(CONTAINER_SEPARATOR)) return level;
  const query = placeQuery(LISTED_AT, request);
  const [row] = await deps.runRead(deps.loadStatement('browse/count-named'), {
    query,
    path,
    prefix: `${path}/`,
  });
  const { total, named } = row as unknown as { total: number; named: number };
  return { ...level, total, totalBelow: level.totalBelow + named };
}

function placeQuery(relation: string, { path, filter, types, words, includeRemoved }: BrowseLevel): string {
  const pathClause = term(toTerm(relation, path));
  return toLucene({
    words: all(words === undefined ? [pathClause] : [pathClause, words]),
    types,
    filter,
    includeRemoved,
  });
}

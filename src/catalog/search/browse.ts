/** Browses entities by slash paths or through containers. */
import { toStoredText } from '../../core/texts.js';
import { CONTAINER_SEPARATOR, normalizePath } from '../../model/search/browse-locations.js';
import { LISTED_AT, LISTED_BELOW, toTerm } from '../../model/search/search-terms.js';
import { onlyRow } from '../../neo4j/statements.js';
import { checkPage, type Page } from '../page.js';
import type { CensusLevel } from '../census/census.js';
import type { SearchReader, BrowseResult } from './types.js';
import { filterParameters, type CompiledFilter } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { hasExcluded } from './exclusions.js';
import { all, term } from './lucene.js';
import { isEverything, toLucene, selectEntities } from './plan-search.js';
import { prepareQuery } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { type TypeSelection } from './searchable-types.js';
import { buildTextQuery, parseText } from './text-query.js';
import { searchSchemaOf } from './search-schema.js';

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
    const { types, selected, filter: reduced } = selectEntities(deps, { ...prepared, ...exclusions });
    // The counts of everything are kept, so entities are left out only if there are any to leave out.
    const canReduce = exclusions.globalOnly === true || (exclusions.hiddenStages ?? []).length > 0;
    const isReduced = canReduce && (await hasExcluded(deps, types, exclusions));
    const filter = isReduced ? reduced : selected;
    const schema = searchSchemaOf(deps.model);
    const words = buildTextQuery(parseText(input, schema), schema)?.clause;
    const path = normalizePath(given);
    const request = { path, filter, types, words, includeSoftDeleted };
    const read = groupsFirst ? readGroupsFirst : readLevel;
    const { below, rows, groups } = await read(deps, request, page);
    return {
      path,
      start: page.start,
      count: page.count,
      entities: rows,
      ...below,
      groups,
      groupTotal: below.groups.length,
    };
  };
}

interface Level {
  readonly below: CensusLevel;
  readonly rows: BrowseResult['entities'];
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
  readonly includeSoftDeleted: boolean;
}

async function listEntities(
  deps: SearchDeps,
  request: BrowseLevel,
  { start, count }: Page,
): Promise<BrowseResult['entities']> {
  if (count === 0) return [];
  const { filter } = request;
  return deps.database.read(composeStatement(deps.load('browse/list-entities'), filter), {
    query: placeQuery(LISTED_AT, request),
    ...filterParameters(filter),
    start,
    count,
  });
}

async function countBelow(deps: SearchDeps, request: BrowseLevel): Promise<CensusLevel> {
  const { path, filter, types } = request;
  const census = isEverything(request) ? deps.counts?.census : undefined;
  const level = await census?.level(types, toStoredText(path));
  if (level !== undefined) return addNamed(deps, level, request);
  const separator = path.startsWith(CONTAINER_SEPARATOR) ? CONTAINER_SEPARATOR : '/';
  const text = composeStatement(deps.load('browse/count-groups'), filter);
  const rows = await deps.database.read(text, {
    below: placeQuery(LISTED_BELOW, request),
    at: placeQuery(LISTED_AT, request),
    ...filterParameters(filter),
    path,
    prefix: path === separator ? path : path + separator,
    separator,
  });
  const { groups, total, totalBelow } = onlyRow(rows);
  return {
    groups: groups.map(([name, count, hasSubGroups]) => ({ name, count, hasSubGroups })),
    total,
    totalBelow,
  };
}

/** Adds to a level of the census what it does not count: see `browse/count-named`. Runs no statement except for a slash path. */
async function addNamed(deps: SearchDeps, level: CensusLevel, request: BrowseLevel): Promise<CensusLevel> {
  const { path } = request;
  if (path === '/' || path.startsWith(CONTAINER_SEPARATOR)) return level;
  const query = placeQuery(LISTED_AT, request);
  const text = deps.load('browse/count-named');
  const { total, named } = onlyRow(await deps.database.read(text, { query, path, prefix: `${path}/` }));
  return { ...level, total, totalBelow: level.totalBelow + named };
}

function placeQuery(
  relation: string,
  { path, filter, types, words, includeSoftDeleted }: BrowseLevel,
): string {
  const pathClause = term(toTerm(relation, path));
  return toLucene({
    words: all(words === undefined ? [pathClause] : [pathClause, words]),
    types,
    filter,
    includeSoftDeleted,
  });
}

/** Browses entities by slash paths or through containers. */
import { CONTAINER_SEPARATOR, normalizePath } from '../../model/search/browse-locations.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { LISTED_AT, LISTED_BELOW, toTerm } from '../../model/search/search-terms.js';
import { checkPage } from '../page.js';
import type { BrowseResult } from './types.js';
import type { SearchReader } from '../search/types.js';
import type { CompiledFilter } from '../search/compile-filter.js';
import { composeStatement } from '../search/compose-statement.js';
import { compileWithScope } from '../search/join-scope.js';
import { all, term } from '../search/lucene.js';
import { toLucene } from '../search/plan-search.js';
import { prepareFilter } from '../search/prepare-filter.js';
import { parseQuery } from '../search/query-syntax.js';
import type { SearchDeps } from '../search/search-deps.js';
import { selectTypes, type TypeSelection } from '../search/searchable-types.js';
import { buildTextQuery } from '../search/text-query.js';

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
  }) => {
    checkPage(page);
    const schema = { model: deps.model, fields: searchFieldsOf(deps.model) };
    const types = selectTypes(deps.model, entityTypes);
    const filter = compileWithScope(await prepareFilter(deps, requested), schema, {
      scope: deps.scope,
      types,
    });
    const text = parseQuery(input, (name) => schema.fields.resolve(name).length > 0);
    const words = buildTextQuery(text, schema);
    const path = normalizePath(given);
    const request = { path, filter, types, words, includeRemoved: includeSoftDeleted };
    const [below, rows] = await Promise.all([
      countBelow(deps, request),
      deps.runRead(composeStatement(deps.loadStatement('browse/list-entities'), filter), {
        query: placeQuery(LISTED_AT, request),
        filter: filter.parameters,
        start: page.start,
        count: page.count,
      }),
    ]);
    return {
      path,
      start: page.start,
      count: rows.length,
      entities: rows.map((row) => ({ name: row['name'] as string, urn: row['urn'] as string })),
      ...below,
    };
  };
}

interface BrowseLevel {
  readonly path: string;
  readonly filter: CompiledFilter;
  readonly types: TypeSelection;
  readonly words: string | undefined;
  readonly includeRemoved: boolean;
}

async function countBelow(deps: SearchDeps, request: BrowseLevel): Promise<Below> {
  const { path, filter } = request;
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

function placeQuery(relation: string, { path, filter, types, words, includeRemoved }: BrowseLevel): string {
  const pathClause = term(toTerm(relation, path));
  return toLucene({
    words: all(words === undefined ? [pathClause] : [pathClause, words]),
    types,
    filter,
    includeRemoved,
  });
}

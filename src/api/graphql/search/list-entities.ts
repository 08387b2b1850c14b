/** Lists of the entities of one type, as pages of a search. */
import type { Optional } from '../../../catalog/commands/command-input.js';
import { intersectFilters } from '../../../catalog/search/compile-filter.js';
import type { Criterion, Sort } from '../../../catalog/search/filter.js';
import type { GraphqlContext } from '../context.js';
import type { AndFilterInput } from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { readPage, toBranches, type PageInput } from './inputs.js';

export interface ListRequest extends PageInput {
  /** Search words. Default: all entities. */
  readonly query?: Optional<string>;
}

export interface ListKind {
  readonly entityType: string;
  /** Page size if the request names none. */
  readonly defaultCount: number;
  /** All of them must hold. */
  readonly criteria?: readonly Criterion[];
  /** One of them must hold, too. */
  readonly orFilters?: Optional<readonly AndFilterInput[]>;
  /** Default: relevance. */
  readonly sort?: readonly Sort[];
}

export interface ListPage {
  readonly start: number;
  /** Entities on this page. */
  readonly count: number;
  /** Entities in all. */
  readonly total: number;
  readonly entities: readonly EntityRef[];
}

/** Entities with a value in the field, e.g. to leave out those without their main aspect. */
export function having(field: string): Criterion {
  return { field, values: [], condition: 'EXISTS' };
}

/** Entities without a value in the field. */
export function without(field: string): Criterion {
  return { ...having(field), negated: true };
}

/** Reads one page, without facets and matches. @throws INVALID_REQUEST, LIMIT_EXCEEDED for an invalid page */
export async function listEntities(
  { services }: Pick<GraphqlContext, 'services'>,
  { query, ...page }: ListRequest,
  { entityType, defaultCount, criteria = [], orFilters, sort = [] }: ListKind,
): Promise<ListPage> {
  const or = intersectFilters([criteria], toBranches(orFilters)).map((and) => ({ and }));
  const found = await services.search.search({
    input: query ?? '*',
    entityTypes: [entityType],
    filter: { or },
    sort,
    page: readPage(page, defaultCount),
    facets: [],
    matches: false,
  });
  const entities = found.hits.map(({ urn }) => storedEntityRef(urn));
  return { start: found.start, count: found.count, total: found.total, entities };
}

/** A criterion that one value of the field equals. */
export function equals(field: string, value: string): Criterion {
  return { field, values: [value], condition: 'EQUAL' };
}

export function newestFirst(field: string): Sort[] {
  return [{ field, order: 'DESCENDING' }];
}

/** Returns a page as the answer of a field. @param member the field of the answer that holds the entities */
export function presentPage(member: string, { entities, ...page }: ListPage): object {
  return { ...page, [member]: entities };
}

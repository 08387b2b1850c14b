/** Arguments that several fields share: words, filters, pages, orders and times. */
import type { Page } from '../../../catalog/page.js';
import {
  intersectFilters,
  intersectTypes,
  NO_MATCHES,
  type FilterBranches,
} from '../../../catalog/search/compile-filter.js';
import type { Criterion, Filter, Sort } from '../../../catalog/search/filter.js';
import { selectionOfView, VIEW_INFO, VIEW_TYPE, type ViewSelection } from '../../../catalog/views.js';
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type {
  AggregateAcrossEntitiesInput,
  AndFilterInput,
  FacetFilterInput,
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
  SortCriterion,
} from '../generated/schema-types.js';

/** Arguments of all search fields. */
export type SearchInputs = SearchAcrossEntitiesInput &
  Pick<ScrollAcrossEntitiesInput, 'scrollId'> &
  Pick<AggregateAcrossEntitiesInput, 'facets'>;

/** Arguments that restrict a search, a completion or a browse tree. */
type FilterInputs = Pick<SearchAcrossEntitiesInput, 'types' | 'filters' | 'orFilters' | 'viewUrn'>;

export interface Args<Input> {
  readonly input: Input;
}

/** What the arguments select, in the form for the readers. */
export interface Selection {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter?: Filter;
}

/**
 * Reads `types`, `filters`, `orFilters` and `viewUrn`. All of `filters`, one of `orFilters`, and the filter of the view must hold. The
 * types are those of the request and of the view; if there is none, nothing is found. A view that does not exist, or that the actor may not
 * view, restricts nothing: clients keep the URN of a view that was deleted meanwhile.
 * @throws INVALID_URN for the URN of anything but a view
 */
export async function readSelection(
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send `filters`
  { types: names, filters, orFilters, viewUrn }: FilterInputs,
  context: GraphqlContext,
): Promise<Selection> {
  const entityTypes = (names ?? []).map((name) => context.typeNames.toEntityType(name));
  const view = viewUrn ? await readView(viewUrn, context) : EVERYTHING;
  const branches = [
    [(filters ?? []).map(toCriterion)],
    toBranches(orFilters),
    view.branches,
  ].reduce<FilterBranches>(intersectFilters, []);
  const types = view.entityTypes && intersectTypes(entityTypes, view.entityTypes);
  if (types === undefined) return { entityTypes, filter: NO_MATCHES };
  return {
    entityTypes: types,
    ...(branches.length > 0 && { filter: { or: branches.map((and) => ({ and })) } }),
  };
}

/** Converts `orFilters`. */
export function toBranches(orFilters: readonly AndFilterInput[] | null | undefined): FilterBranches {
  return (orFilters ?? []).map(({ and }) => (and ?? []).map(toCriterion));
}

/** Saved views can contain `IS_NULL`, the negation of `EXISTS`. */
export function toCriterion({ field, values, condition, negated }: FacetFilterInput): Criterion {
  const isNull = (condition as string) === 'IS_NULL';
  return {
    field,
    values: values ?? [],
    condition: isNull ? 'EXISTS' : (condition ?? 'EQUAL'),
    negated: (negated ?? false) !== isNull,
  };
}

const EVERYTHING: ViewSelection = { entityTypes: [], branches: [] };

async function readView(text: string, { aspects, services }: GraphqlContext): Promise<ViewSelection> {
  const urn = services.model.parseUrn(text);
  if (urn.entityType !== VIEW_TYPE)
    throw new CatalogError('INVALID_URN', `${text} is not a view`, {
      ...{ urn: text, path: '/viewUrn', rule: `a URN of the entity type ${VIEW_TYPE}` },
    });
  const info = await aspects.load(urn.text, VIEW_INFO);
  return info === undefined ? EVERYTHING : selectionOfView(info.value, services.model);
}

export interface PageInput {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
}

/** Returns the requested page. @param defaultCount size of a page if the client names none */
export function readPage({ start, count }: PageInput, defaultCount: number): Page {
  return { start: start ?? 0, count: count ?? defaultCount };
}

/** Returns the requested order, in the form for the readers. */
export function readSort({ sortInput }: Pick<SearchAcrossEntitiesInput, 'sortInput'>): Sort[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send a single criterion
  const { sortCriteria, sortCriterion } = sortInput ?? {};
  const criteria = sortCriteria?.length ? sortCriteria : sortCriterion ? [sortCriterion] : [];
  return criteria.map(toSort);
}

export function toSort({ field, sortOrder }: SortCriterion): Sort {
  return { field, order: sortOrder };
}

/** Returns the limits of time that the client names. */
export function timeRange(input: {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}): { startTimeMillis?: number; endTimeMillis?: number } {
  const { startTimeMillis, endTimeMillis } = input;
  return {
    ...(startTimeMillis != null && { startTimeMillis }),
    ...(endTimeMillis != null && { endTimeMillis }),
  };
}

/** Search, autocomplete and browse with the full-text index; see `docs/search.md` for the results. */
import { CatalogError } from '../../core/errors.js';
import { namesOf, NESTING } from '../../model/search/search-fields.js';
import {
  STRUCTURED_FIELD,
  STRUCTURED_PREFIX,
  structuredId,
  structuredUrn,
} from '../../model/search/structured-values.js';
import { checkPage } from '../page.js';
import { createBrowse } from './browse.js';
import { createListRemoved, type ListRemoved } from '../structured-properties/hide-removed-properties.js';
import type { SearchQuery, SearchReader, SearchResult } from './types.js';
import { createAutocomplete } from './autocomplete.js';
import { countSearch, type Counts } from './count-search.js';
import { prepareFilter } from './prepare-filter.js';
import { findPage, type FoundPage, mergeSiblings } from './find-page.js';
import { createHitPresenter } from './hit-fields.js';
import { hasExcluded, searchWithoutHiddenStages, withoutExclusions } from './exclusions.js';
import { planSearch, type SearchPlan } from './plan-search.js';
import { searchEach } from './search-each.js';
import type { SearchDeps } from './search-deps.js';
import { suggestSpellings } from './suggest-spellings.js';
import { planSemantic } from './plan-semantic.js';
import type { Filter, Sort } from './filter.js';

export function createSearchReader(deps: SearchDeps): SearchReader {
  const listRemoved = createListRemoved(deps);
  return {
    search: async (query) =>
      hideRemovedValues(
        await searchWithoutHiddenStages(
          deps,
          { ...query, filter: await prepareFilter(deps, query.filter) },
          (shown) => searchDefault(deps, shown),
        ),
        listRemoved,
      ),
    searchEach: (query, subsets) =>
      searchWithoutHiddenStages(deps, query, (shown) => searchEach(deps, shown, subsets)),
    autocomplete: (query) => searchWithoutHiddenStages(deps, query, createAutocomplete(deps)),
    suggestSpellings: (query) =>
      searchWithoutHiddenStages(deps, query, (shown) => suggestSpellings(deps, shown)),
    browse: (query) => searchWithoutHiddenStages(deps, query, createBrowse(deps)),
    browsePaths: async (urn) => {
      const [row] = await deps.database.read(deps.load('browse/get-browse-paths'), { urn });
      if (row === undefined) throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
      return [...row.paths];
    },
  };
}

/**
 * The counts of everything are kept, but those of everything except older versions and hidden stages are not. So these are left out only
 * if there are any, which is checked at the same time.
 */
async function searchDefault(deps: SearchDeps, query: SearchQuery): Promise<SearchResult> {
  checkPage(query.page);
  if (query.byMeaning === true) return search(deps, query, await planSemantic(deps, query));
  const plan = planSearch(deps.model, query, deps.scope);
  if (plan.isEverything || !plan.isEverythingBeforeExclusions) return search(deps, query, plan);
  const all = withoutExclusions(query);
  const [found, isReduced] = await Promise.all([
    search(deps, all, planSearch(deps.model, all, deps.scope)),
    hasExcluded(deps, plan.types, query),
  ]);
  return isReduced ? search(deps, query, plan) : found;
}

async function search(deps: SearchDeps, query: SearchQuery, plan: SearchPlan): Promise<SearchResult> {
  const presenter = createHitPresenter(deps.model, query, plan);
  const { mergesSiblings = false } = query;
  const counting = countSearch(deps, plan, { names: query.facets, values: query.facetValues });
  const find = async (merged: readonly string[]): Promise<FoundPage> =>
    findPage(deps, {
      ...{ plan, page: query.page, walk: await isWalk(plan, counting), merged, asksSiblings: mergesSiblings },
      fields: presenter.properties,
    });
  const finding = mergesSiblings
    ? mergeSiblings(deps, plan, find)
    : find([]).then((found) => ({ found, merged: [] }));
  const [{ total, facets }, { found, merged }] = await Promise.all([counting, finding]);
  return { total: total - merged.length, facets, ...presenter.present(found) };
}

/**
 * Up to this number of hits, sorting all of them by URN is cheaper than walking all entities to find them. With several types the
 * limit is higher, because a walk goes through types without hits to their end.
 */
const FEW_HITS = { ofOneType: 10_000, ofManyTypes: 60_000 };

/**
 * Without words and in URN order, entities can be walked in order until the page is full. With a filter this is cheaper only if many
 * entities pass it, which the total shows.
 */
async function isWalk(
  { text, order, filter, types }: SearchPlan,
  counting: Promise<Counts>,
): Promise<boolean> {
  const canWalk = text.kind === 'everything' && order?.tag === 'urn';
  if (!canWalk || filter.allConditions.length === 0) return canWalk;
  const few = types.names.length === 1 ? FEW_HITS.ofOneType : FEW_HITS.ofManyTypes;
  return (await counting).total > few;
}

/** A value of a search field. */
interface Shown {
  readonly name: string;
  readonly value?: unknown;
}

/**
 * Leaves out the values of soft-deleted structured properties. The index keeps them, and they return with the property. Results that show
 * values of structured properties cost one more statement.
 */
async function hideRemovedValues(result: SearchResult, listRemoved: ListRemoved): Promise<SearchResult> {
  const { facets, hits } = result;
  const shown: Shown[] = [
    ...facets.flatMap(({ name, aggregations }) => [
      { name },
      ...aggregations.map(({ value }) => ({ name, value })),
    ]),
    ...hits.flatMap(({ matchedFields, extras }) => [
      ...matchedFields,
      ...extras.flatMap(({ name, values }) => [{ name }, ...values.map((value) => ({ name, value }))]),
    ]),
  ];
  const ids = new Set(shown.flatMap(propertiesOf));
  const removed = await listRemoved([...ids].map(structuredUrn));
  if (removed.size === 0) return result;
  const removedIds = new Set([...removed].map((urn) => urn.slice(STRUCTURED_PREFIX.length)));
  const isKept = (each: Shown): boolean => propertiesOf(each).every((id) => !removedIds.has(id));
  return {
    ...result,
    facets: facets.map((facet) => {
      const { name, valueCount } = facet;
      const aggregations = facet.aggregations.filter(({ value }) => isKept({ name, value }));
      const hidden = isKept({ name }) ? facet.aggregations.length - aggregations.length : valueCount;
      return { ...facet, aggregations, valueCount: valueCount - hidden };
    }),
    hits: hits.map((hit) => ({
      ...hit,
      matchedFields: hit.matchedFields.filter(isKept),
      extras: hit.extras.flatMap(({ name, values }) => {
        const kept = values.filter((value) => isKept({ name, value }));
        return kept.length === 0 ? [] : [{ name, values: kept }];
      }),
    })),
  };
}

/**
 * Returns the ids of the properties whose value this is, two for nested fields. The field of all properties has values like
 * `<id>=<value>`.
 */
function propertiesOf({ name, value }: Shown): string[] {
  const values = typeof value === 'string' ? value.split(NESTING) : [];
  return namesOf(name).flatMap((each, level) => {
    const id = each === STRUCTURED_FIELD ? values[level]?.split('=', 1)[0] : structuredId(each);
    return id ?? [];
  });
}

export interface FilterQuery {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter: Filter;
  readonly sort?: readonly Sort[];
  /** Maximum number of URNs. */
  readonly count: number;
  /** Default: true. */
  readonly includeSoftDeleted?: boolean;
}

/** Finds entities by a filter alone, for commands. Returns the URNs of the first matches, and the number of all. */
export async function findByFilter(
  search: Pick<SearchReader, 'search'>,
  { count, ...query }: FilterQuery,
): Promise<{ readonly urns: readonly string[]; readonly total: number }> {
  const { hits, total } = await search.search({
    includeSoftDeleted: true,
    ...query,
    input: '*',
    page: { start: 0, count },
    facets: [],
    matches: false,
  });
  return { urns: hits.map(({ urn }) => urn), total };
}

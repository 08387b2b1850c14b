/** Search, autocomplete and browse with the full-text index; see `docs/search.md` for the results. */
import { CatalogError } from '../../core/errors.js';
import { checkPage } from '../page.js';
import type { SearchQuery, SearchReader, SearchResult } from './types.js';
import { createAutocomplete } from './autocomplete.js';
import { createBrowse } from '../browse/browse.js';
import { countSearch, type Counts } from './count-search.js';
import { prepareFilter } from './prepare-filter.js';
import { findPage, type FoundPage } from './find-page.js';
import { createExtras } from './extra-fields.js';
import { hideRemovedValues } from './hide-removed-values.js';
import { createListRemoved } from '../structured-properties/removed-properties.js';
import { createHitAspects } from './hit-aspects.js';
import { createMatcher, NO_MATCHER } from './matched-fields.js';
import { hasLeftOut, whileHiding, withAll, withHiddenStages } from './left-out.js';
import { mergeSiblings } from './merge-siblings.js';
import { planSearch, type SearchPlan } from './plan-search.js';
import { searchEach } from './search-each.js';
import { toCursor } from './sort-order.js';
import type { SearchDeps } from './search-deps.js';
import { suggestSpellings } from './suggest-spellings.js';
import { planSemantic } from './semantic/plan-semantic.js';

export function createSearchReader(deps: SearchDeps): SearchReader {
  const listRemoved = createListRemoved({ database: { read: deps.runRead }, load: deps.loadStatement });
  return {
    search: async (query) =>
      hideRemovedValues(
        await whileHiding(deps, await withHierarchies(deps, query), (shown) => searchDefault(deps, shown)),
        listRemoved,
      ),
    searchEach: (query, places) => whileHiding(deps, query, (shown) => searchEach(deps, shown, places)),
    autocomplete: (query) => whileHiding(deps, query, createAutocomplete(deps)),
    suggestSpellings: async (query) => suggestSpellings(deps, await withHiddenStages(deps, query)),
    browse: (query) => whileHiding(deps, query, createBrowse(deps)),
    browsePaths: async (urn) => {
      const [row] = await deps.runRead(deps.loadStatement('browse/get-browse-paths'), { urn });
      if (row === undefined) throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
      return row['paths'] as string[];
    },
  };
}

async function withHierarchies(deps: SearchDeps, query: SearchQuery): Promise<SearchQuery> {
  const filter = await prepareFilter(deps, query.filter);
  return filter === undefined ? query : { ...query, filter };
}

/**
 * The counts of everything are kept, but those of everything except older versions and hidden stages are not. So these are left out only
 * if there are any, which is checked at the same time.
 */
async function searchDefault(deps: SearchDeps, query: SearchQuery): Promise<SearchResult> {
  const all = withAll(query);
  if (all === undefined) return search(deps, query);
  const plan = query.byMeaning === true ? undefined : planSearch(deps.model, all, deps.scope);
  if (plan?.isEverything !== true) return search(deps, query);
  const [found, isReduced] = await Promise.all([search(deps, all), hasLeftOut(deps, plan.types, query)]);
  return isReduced ? search(deps, query) : found;
}

async function search(deps: SearchDeps, query: SearchQuery): Promise<SearchResult> {
  checkPage(query.page);
  const plan =
    query.byMeaning === true ? await planSemantic(deps, query) : planSearch(deps.model, query, deps.scope);
  const matcher = query.matches === false ? NO_MATCHER : createMatcher(deps.model, plan.text);
  const extras = createExtras(deps.model, query.extraFields ?? []);
  const aspects = createHitAspects(deps.model, query.aspects ?? [], plan.types.names);
  const { mergesSiblings = false } = query;
  const counting = countSearch(deps, plan, { names: query.facets, values: query.facetValues });
  const find = async (merged: readonly string[]): Promise<FoundPage> =>
    findPage(deps, {
      ...{ plan, page: query.page, walk: await isWalk(plan, counting), merged, asksSiblings: mergesSiblings },
      fields: [...matcher.properties, ...extras.properties, ...aspects.properties],
    });
  const finding = mergesSiblings
    ? mergeSiblings(deps, plan, find)
    : find([]).then((found) => ({ found, merged: [] }));
  const [counts, { found, merged }] = await Promise.all([counting, finding]);
  return {
    start: query.page.start,
    count: query.page.count,
    total: counts.total - merged.length,
    facets: counts.facets,
    hits: found.hits.map((hit) => {
      const entity = aspects.read(hit);
      return {
        urn: hit.urn,
        score: hit.score,
        matchedFields: matcher.match(hit),
        extras: extras.read(hit),
        ...(entity && { entity }),
        ...(query.hitCursors === true && plan.order && { cursor: toCursor(plan.order, hit) }),
      };
    }),
    ...(found.scrollId !== undefined &&
      (query.scroll === true || query.page.scrollId !== undefined) && { scrollId: found.scrollId }),
  };
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

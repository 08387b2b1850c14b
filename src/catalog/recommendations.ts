/** The recommendations of a page. */
import { payloadOf } from './entities/stored-aspect.js';
import type { Facet, SearchReader } from './search/types.js';
import type { UsageEventReader } from './usage-events/types.js';
import type { EntityReader } from './entities/types.js';
import type { Filter } from './search/filter.js';
import { intersectTypes } from './search/compile-filter.js';

/** Returns the modules of the page that have content, in the order in which the page shows them. The pages of entities have none. */
export async function recommend(
  readers: RecommendationReaders,
  query: RecommendationQuery,
): Promise<readonly RecommendationModule[]> {
  const modules = await modulesOf(readers, query);
  return modules.filter(({ content }) => content.length > 0);
}

async function modulesOf(
  readers: RecommendationReaders,
  query: RecommendationQuery,
): Promise<readonly RecommendationModule[]> {
  const { scenario, actor } = query;
  if (scenario === 'SEARCH_BAR') return [await recentSearches(readers.usageEvents, actor)];
  if (scenario === 'SEARCH_RESULTS') return facetModules(readers, ['tags', 'terms'], query);
  if (scenario === 'ENTITY_PROFILE') return [];
  const [counted, used] = await Promise.all([
    facetModules(readers, ['platforms', 'domains', 'tags', 'terms'], query),
    entityModules(readers.usageEvents, actor),
  ]);
  return [...counted.slice(0, 2), ...used, ...counted.slice(2)];
}

// Recommendations from counts: the platforms, domains, tags and terms that most assets have.

interface FacetModule extends Omit<RecommendationModule, 'content'> {
  readonly field: string;
  /** Number of values that are counted; those that are not shown are left out afterwards. */
  readonly most: number;
  /** The types of the assets that are counted; absent: all searchable types. */
  readonly assetTypes?: readonly string[];
}

const STATUS = 'status';

const PLATFORM_ASSETS = [
  ...['dataset', 'dashboard', 'chart', 'mlModel', 'mlModelGroup', 'mlFeatureTable', 'mlFeature'],
  ...['mlPrimaryKey', 'dataFlow', 'dataJob', 'tag', 'container', 'notebook'],
];

const MODULES = {
  platforms: {
    ...{ moduleId: 'Platforms', title: 'Platforms', renderType: 'PLATFORM_SEARCH_LIST' },
    ...{ field: 'platform', most: 40, assetTypes: PLATFORM_ASSETS },
  },
  domains: {
    ...{ moduleId: 'Domains', title: 'Domains', renderType: 'DOMAIN_SEARCH_LIST' },
    ...{ field: 'domains', most: 10 },
  },
  tags: {
    ...{ moduleId: 'TopTags', title: 'Top Tags', renderType: 'TAG_SEARCH_LIST' },
    ...{ field: 'tags', most: 10 },
  },
  terms: {
    ...{ moduleId: 'TopTerms', title: 'Top Glossary Terms', renderType: 'GLOSSARY_TERM_SEARCH_LIST' },
    ...{ field: 'glossaryTerms', most: 10 },
  },
} as const satisfies Record<string, FacetModule>;

export type FacetModuleName = keyof typeof MODULES;

/** Returns one slot for each name. One search for each selection of types, and one statement for the entities that are listed. */
async function facetModules(
  readers: RecommendationReaders,
  names: readonly FacetModuleName[],
  { view }: Pick<RecommendationQuery, 'view'>,
): Promise<RecommendationModule[]> {
  const modules: FacetModule[] = names.map((name) => MODULES[name]);
  const counts = await countBySelection(readers, modules, view);
  const counted = modules.map((module) => contentOf(module, counts.get(module.assetTypes) ?? []));
  const urns = [...new Set(counted.flat().map(({ urn }) => urn))];
  const found = urns.length === 0 ? [] : await readers.entities.findEntities(urns, [STATUS]);
  const entities = new Map(urns.map((urn, index) => [urn, found[index]]));
  return modules.map(({ moduleId, title, renderType }, index) => ({
    ...{ moduleId, title, renderType },
    content: (counted[index] ?? []).filter(({ urn }) => {
      const entity = entities.get(urn);
      return entity !== undefined && payloadOf(entity, STATUS)?.['removed'] !== true;
    }),
  }));
}

type Selection = FacetModule['assetTypes'];

/** Counts the values of all modules with the same selection of types together. */
async function countBySelection(
  readers: RecommendationReaders,
  modules: readonly FacetModule[],
  view: RecommendationQuery['view'],
): Promise<ReadonlyMap<Selection, readonly Facet[]>> {
  const selections = [...new Set(modules.map(({ assetTypes }) => assetTypes))];
  const counted = selections.map(async (selection): Promise<[Selection, readonly Facet[]]> => {
    const selected = modules.filter(({ assetTypes }) => assetTypes === selection);
    return [selection, await countAssets(readers, selected, view)];
  });
  return new Map(await Promise.all(counted));
}

/** @param modules with the same types of assets */
async function countAssets(
  { search }: RecommendationReaders,
  modules: readonly FacetModule[],
  { entityTypes: ofView, filter }: RecommendationQuery['view'],
): Promise<readonly Facet[]> {
  const assetTypes = modules[0]?.assetTypes ?? [];
  const entityTypes = intersectTypes(assetTypes, ofView);
  if (entityTypes === undefined) return [];
  const { facets } = await search.search({
    ...{ input: '*', entityTypes, matches: false, page: { start: 0, count: 0 } },
    facets: modules.map(({ field }) => field),
    facetValues: Math.max(...modules.map(({ most }) => most)),
    filter,
  });
  return facets;
}

function contentOf({ field, most }: FacetModule, facets: readonly Facet[]): FacetContent[] {
  const values = facets.find(({ name }) => name === field)?.aggregations ?? [];
  return values.slice(0, most).map(({ value: urn, count }) => ({ kind: 'facet', urn, field, count }));
}

// Recommendations from usage events: what the user viewed, edited and searched last, and what everybody views.

/** Number of entities or texts in a module. */
const LENGTH = 5;

/** Three statements. @param actor URN of the user */
async function entityModules(
  usageEvents: Pick<UsageEventReader, 'recentEntities' | 'popular'>,
  actor: string,
): Promise<RecommendationModule[]> {
  const [{ viewed, edited }, popular] = await Promise.all([
    usageEvents.recentEntities(actor, LENGTH),
    usageEvents.popular(LENGTH),
  ]);
  return [
    entityModule('RecentlyViewedEntities', 'Recently Viewed', viewed),
    entityModule('RecentlyEditedEntities', 'Recently Edited', edited),
    entityModule('HighUsageEntities', 'Most Popular', popular),
  ];
}

function entityModule(moduleId: string, title: string, urns: readonly string[]): RecommendationModule {
  return {
    ...{ moduleId, title, renderType: 'ENTITY_NAME_LIST' },
    content: urns.map((urn) => ({ kind: 'entity', urn })),
  };
}

/** One statement. @param actor URN of the user */
async function recentSearches(
  usageEvents: Pick<UsageEventReader, 'recentQueries'>,
  actor: string,
): Promise<RecommendationModule> {
  const queries = await usageEvents.recentQueries(actor, LENGTH);
  return {
    ...{ moduleId: 'RecentSearches', title: 'Recent searches', renderType: 'SEARCH_QUERY_LIST' },
    content: queries.map((query) => ({ kind: 'query', query })),
  };
}

// Recommendations, independent of how an API presents them.

/** The page that shows the recommendations. */
export type Scenario = 'HOME' | 'SEARCH_RESULTS' | 'ENTITY_PROFILE' | 'SEARCH_BAR';

/** The readers of the actor. */
interface RecommendationReaders {
  readonly entities: Pick<EntityReader, 'findEntities'>;
  readonly search: Pick<SearchReader, 'search'>;
  readonly usageEvents: UsageEventReader;
}

/** An entity with the number of assets that have it, and the search field in which they have it. */
interface FacetContent {
  readonly kind: 'facet';
  readonly urn: string;
  readonly field: string;
  readonly count: number;
}

export type RecommendedContent =
  | FacetContent
  | { readonly kind: 'entity'; readonly urn: string }
  | { readonly kind: 'query'; readonly query: string };

export interface RecommendationModule {
  readonly moduleId: string;
  readonly title: string;
  readonly renderType:
    | 'ENTITY_NAME_LIST'
    | 'PLATFORM_SEARCH_LIST'
    | 'TAG_SEARCH_LIST'
    | 'SEARCH_QUERY_LIST'
    | 'GLOSSARY_TERM_SEARCH_LIST'
    | 'DOMAIN_SEARCH_LIST';
  readonly content: readonly RecommendedContent[];
}

interface RecommendationQuery {
  readonly scenario: Scenario;
  /** URN of the user. */
  readonly actor: string;
  /** The view of the user, which restricts the counts. */
  readonly view: { readonly entityTypes: readonly string[]; readonly filter?: Filter };
}

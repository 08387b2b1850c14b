/** Recommendations from counts: the platforms, domains, tags and terms that most assets have. */
import { payloadOf } from '../entities/payload-of.js';
import type { Facet } from '../search/types.js';
import type {
  FacetContent,
  RecommendationModule,
  RecommendationQuery,
  RecommendationReaders,
} from './types.js';

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
export async function facetModules(
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
  const entityTypes = ofView.length === 0 ? assetTypes : both(assetTypes, ofView);
  if (entityTypes === undefined) return [];
  const { facets } = await search.search({
    ...{ input: '*', entityTypes, matches: false, page: { start: 0, count: 0 } },
    facets: modules.map(({ field }) => field),
    facetValues: Math.max(...modules.map(({ most }) => most)),
    ...(filter && { filter }),
  });
  return facets;
}

function contentOf({ field, most }: FacetModule, facets: readonly Facet[]): FacetContent[] {
  const values = facets.find(({ name }) => name === field)?.aggregations ?? [];
  return values.slice(0, most).map(({ value: urn, count }) => ({ kind: 'facet', urn, field, count }));
}

/** Returns the types in both lists; undefined if there are none. No asset types mean all. */
function both(assetTypes: readonly string[], ofView: readonly string[]): readonly string[] | undefined {
  if (assetTypes.length === 0) return ofView;
  const types = assetTypes.filter((type) => ofView.includes(type));
  return types.length === 0 ? undefined : types;
}

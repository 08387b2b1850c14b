/** The assets of data products and applications: searches among them, and the data products of entities. */
import type { GraphQLResolveInfo } from 'graphql';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { findUrn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type {
  FacetFilterInput,
  QueryResolvers,
  SearchAcrossEntitiesInput,
} from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import { present, selectionOf, toQuery } from './search-queries.js';

/** A field of filters and hits that only assets of data products have. */
const PORT = 'isOutputPort';

const MAX_ENTITIES = 100;

export const assetQueries = {
  listDataProductAssets: (_, { urn, input }, context, info) =>
    searchAssets(readUrn(context, urn, 'dataProduct'), { input, info, isOfAllTypes: true }, context),
  listApplicationAssets: async (_, { urn, input }, context, info) => {
    const application = readUrn(context, urn, 'application');
    const query = await toQuery(input, context, selectionOf(info));
    const subset = { field: 'applications', values: [application] };
    return present(await context.searches.load(subset, query), context);
  },
  bulkEntityDataProducts: async (_, { input }, context) => {
    if (input.urns.length > MAX_ENTITIES)
      throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_ENTITIES} entities, not ${input.urns.length}`, {
        path: '/input/urns',
        rule: `at most ${MAX_ENTITIES}`,
      });
    const urns = input.urns.map((urn) => context.services.model.parseUrn(urn).text);
    return { entities: await Promise.all(urns.map((urn) => membershipsOf(urn, context))) };
  },
} satisfies QueryResolvers;

interface AssetSearch {
  readonly input: SearchAcrossEntitiesInput;
  readonly info: GraphQLResolveInfo;
  /** Searches the types of the assets by default, also those that other searches leave out. Then no two products share a statement. */
  readonly isOfAllTypes?: boolean;
}

/** @param product URN @returns empty results for a product without assets */
export async function searchAssets(
  product: string,
  { input, info, isOfAllTypes = false }: AssetSearch,
  context: GraphqlContext,
): Promise<object> {
  const assets = await assetsOf(product, context);
  const isPort = new Map(
    assets.map((item) => [item['destinationUrn'] as string, item['outputPort'] === true]),
  );
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- clients still send `filters`
  const filters = input.filters ?? [];
  const wanted = filters.filter(({ field }) => field === PORT).map(wantsPorts);
  const urns = [...isPort].filter(([, port]) => wanted.every((one) => one === port)).map(([urn]) => urn);
  const query = await toQuery(
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the same
    { ...input, filters: filters.filter(({ field }) => field !== PORT) },
    context,
    selectionOf(info),
  );
  const found = await context.searches.load({ urns }, isOfAllTypes ? within(query, urns) : query);
  return present(withPorts(found, isPort), context);
}

function wantsPorts({ values, negated }: FacetFilterInput): boolean {
  return (values?.includes('true') ?? false) !== (negated ?? false);
}

function within(query: SearchQuery, urns: readonly string[]): SearchQuery {
  if (query.entityTypes.length > 0) return query;
  const types = urns.flatMap((urn) => findUrn(urn)?.entityType ?? []);
  return { ...query, entityTypes: [...new Set(types)].sort() };
}

function withPorts(result: SearchResult, isPort: ReadonlyMap<string, boolean>): SearchResult {
  const hits = result.hits.map((hit) =>
    isPort.get(hit.urn) === true ? { ...hit, extras: [...hit.extras, { name: PORT, values: [true] }] } : hit,
  );
  return { ...result, hits };
}

/** Real assets have one or two. Each costs a lookup. */
const MAX_SIBLINGS = 100;

/** Three statements for all entities: siblings, products, and the assets of the products. */
async function membershipsOf(urn: string, context: GraphqlContext): Promise<object> {
  const named = (await siblingsOf(urn, context)).slice(0, MAX_SIBLINGS);
  const assets = new Set<unknown>([urn, ...named]);
  const pages = await Promise.all([urn, ...named].map((asset) => productsOf(asset, context)));
  const products = [...new Set(pages.flat())].sort();
  const associations = products.map(async (product) => {
    const list = await assetsOf(product, context);
    const ports = list.filter((item) => item['outputPort'] === true);
    return {
      dataProduct: storedEntityRef(product),
      isOutputPort: ports.some((item) => assets.has(item['destinationUrn'])),
    };
  });
  return { urn, dataProductAssociations: await Promise.all(associations) };
}

async function productsOf(urn: string, { relationships }: GraphqlContext): Promise<string[]> {
  const page = await relationships.load({
    urn,
    direction: 'INCOMING',
    types: ['DataProductContains'],
    entityTypes: ['dataProduct'],
    start: 0,
    count: MAX_PAGE_SIZE,
    includeSoftDeleted: false,
  });
  return page.relationships.map(({ entity }) => entity);
}

/** Returns the records of the assets of a data product. */
async function assetsOf(
  product: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<JsonObject[]> {
  const stored = (await aspects.load(product, 'dataProductProperties'))?.value;
  return itemsAt(stored, ['assets']).filter(isJsonObject);
}

/** Returns the URNs of the siblings of an entity, each once. */
export async function siblingsOf(
  urn: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<string[]> {
  const named = itemsAt((await aspects.load(urn, 'siblings'))?.value, ['siblings']);
  return [...new Set(named.filter((text) => typeof text === 'string'))];
}

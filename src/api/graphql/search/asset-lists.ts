/** Searches among the assets of a data product or of an application. */
import type { GraphQLResolveInfo } from 'graphql';
import { findUrn } from '../../../model/urn/parse-urn.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import type { GraphqlContext } from '../context.js';
import type {
  FacetFilterInput,
  QueryListDataProductAssetsArgs,
  SearchAcrossEntitiesInput,
} from '../generated/schema-types.js';
import { assetsOf } from './product-memberships.js';
import { present, selectionOf, toQuery } from './search-queries.js';

/** A field of filters and hits that only assets of data products have. */
const PORT = 'isOutputPort';

export const assetLists = {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  listDataProductAssets: (
    _: unknown,
    { urn, input }: QueryListDataProductAssetsArgs,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => searchAssets(readUrn(context, urn, 'dataProduct'), { input, info, isOfAllTypes: true }, context),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  listApplicationAssets: async (
    _: unknown,
    { urn, input }: QueryListDataProductAssetsArgs,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const application = readUrn(context, urn, 'application');
    const query = await toQuery(input, context, selectionOf(info));
    return present(
      await context.searches.load({ field: 'applications', values: [application] }, query),
      context,
    );
  },
};

interface Asked {
  readonly input: SearchAcrossEntitiesInput;
  readonly info: GraphQLResolveInfo;
  /** Searches the types of the assets by default, also those that other searches leave out. Then no two products share a statement. */
  readonly isOfAllTypes?: boolean;
}

/** @param product URN @returns empty results for a product without assets */
export async function searchAssets(
  product: string,
  { input, info, isOfAllTypes = false }: Asked,
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

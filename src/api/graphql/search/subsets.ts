/** Searches in subsets: in the entities of a container, a domain or a data product, or among siblings. */
import type { GraphQLResolveInfo } from 'graphql';
import type { SearchSubset } from '../../../catalog/search/types.js';
import type { GraphqlContext } from '../context.js';
import type {
  EntityType,
  FacetFilterInput,
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
} from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { readSort, type Args, type SearchInputs } from './inputs.js';
import { searchAssets, siblingsOf } from './product-assets.js';
import { present, selectionOf, toQuery } from './search-queries.js';

type SubsetInputs = Omit<Partial<SearchInputs>, 'query'> & { readonly query?: string | null };
type FindSubset = (entity: EntityRef, context: GraphqlContext) => SearchSubset | Promise<SearchSubset>;

function searchIn(findSubset: FindSubset) {
  async function resolve(
    entity: EntityRef,
    { input }: { readonly input?: SubsetInputs | null },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    const query = await toQuery({ ...input, query: input?.query ?? '*' }, context, selectionOf(info));
    return present(await context.searches.load(await findSubset(entity, context), query), context);
  }
  return resolve;
}

function scrollIn(findSubset: FindSubset) {
  async function resolve(
    entity: EntityRef,
    { input }: Args<ScrollAcrossEntitiesInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    const query = await toQuery(input, context, { ...selectionOf(info), scroll: true });
    const result = await context.searches.load(await findSubset(entity, context), query);
    return { ...present(result, context), nextScrollId: result.scrollId ?? null };
  }
  return resolve;
}

/** Entities of one type with a search field that contains the URN of the parent, whatever types the client names. */
function scrollType(entityType: EntityType, field: string, further: readonly FacetFilterInput[] = []) {
  const scroll = scrollIn(namedBy(field));
  async function resolve(
    entity: EntityRef,
    { input }: Args<ScrollAcrossEntitiesInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    const own = { ...input, types: [entityType], filters: further, query: input.query || '*' };
    return scroll(entity, { input: own }, context, info);
  }
  return resolve;
}

const IS_ROOT = { field: 'hasParentMetric', values: ['true'], negated: true };

/** The versions of an asset, newest first within the order that the client names. */
function versionsSearch(
  entity: EntityRef,
  { input }: Args<SearchAcrossEntitiesInput>,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) {
  const criteria = readSort(input).map(({ field, order }) => ({ field, sortOrder: order }));
  const sortCriteria = [...criteria, { field: 'versionSortId', sortOrder: 'DESCENDING' as const }];
  const searchFlags = { filterNonLatestVersions: false, ...input.searchFlags };
  return searchIn(namedBy('versionSet'))(
    entity,
    { input: { ...input, searchFlags, sortInput: { sortCriteria } } },
    context,
    info,
  );
}

/** Subsets of entities with a search field that contains the URN of the parent. */
function namedBy(field: string): FindSubset {
  return ({ urn }) => ({ field, values: [urn.text] });
}

const siblings: FindSubset = async ({ urn }, context) => ({ urns: await siblingsOf(urn.text, context) });

export const subsetFields = {
  Container: { entities: searchIn(namedBy('container')) },
  Domain: { entities: searchIn(namedBy('domains')) },
  DataProduct: {
    entities: (
      { urn }: EntityRef,
      { input }: { readonly input?: SearchAcrossEntitiesInput | null },
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) => searchAssets(urn.text, { input: input ?? { query: '*' }, info }, context),
  },
  GlossaryNode: { glossaryChildrenSearch: scrollIn(namedBy('parentNode')) },
  VersionSet: { versionsSearch },
  Metric: { childMetrics: scrollType('METRIC', 'parentMetric') },
  SemanticModel: { metrics: scrollType('METRIC', 'semanticModel', [IS_ROOT]) },
  Dataset: { siblingsSearch: scrollIn(siblings) },
} as const;

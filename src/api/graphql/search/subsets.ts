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

/** Resolves a field of an entity that searches in a subset. */
type SubsetSearch<Input> = (
  entity: EntityRef,
  args: Args<Input>,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => Promise<object>;

function searchIn(findSubset: FindSubset) {
  return async (
    entity: EntityRef,
    { input }: Partial<Args<SubsetInputs | null>>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ): Promise<object> => {
    const query = await toQuery({ ...input, query: input?.query ?? '*' }, context, selectionOf(info));
    return present(await context.searches.load(await findSubset(entity, context), query), context);
  };
}

function scrollIn(findSubset: FindSubset): SubsetSearch<ScrollAcrossEntitiesInput> {
  return async (entity, { input }, context, info) => {
    const query = await toQuery(input, context, { ...selectionOf(info), scroll: true });
    const result = await context.searches.load(await findSubset(entity, context), query);
    return { ...present(result, context), nextScrollId: result.scrollId ?? null };
  };
}

/** Entities of one type with a search field that contains the URN of the parent, whatever types the client names. */
function scrollType(
  entityType: EntityType,
  field: string,
  further: readonly FacetFilterInput[] = [],
): SubsetSearch<ScrollAcrossEntitiesInput> {
  const scroll = scrollIn(namedBy(field));
  return (entity, { input }, context, info) => {
    const own = { ...input, types: [entityType], filters: further, query: input.query || '*' };
    return scroll(entity, { input: own }, context, info);
  };
}

const IS_ROOT = { field: 'hasParentMetric', values: ['true'], negated: true };

/** The versions of an asset, newest first within the order that the client names. */
const versionsSearch: SubsetSearch<SearchAcrossEntitiesInput> = (entity, { input }, context, info) => {
  const criteria = readSort(input).map(({ field, order }) => ({ field, sortOrder: order }));
  const sortCriteria = [...criteria, { field: 'versionSortId', sortOrder: 'DESCENDING' as const }];
  const searchFlags = { filterNonLatestVersions: false, ...input.searchFlags };
  const own = { ...input, searchFlags, sortInput: { sortCriteria } };
  return searchIn(namedBy('versionSet'))(entity, { input: own }, context, info);
};

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
      { input }: Partial<Args<SearchAcrossEntitiesInput | null>>,
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

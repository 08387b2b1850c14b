/** Searches of documents: in the whole catalog, and of the documents about one asset. */
import type { GraphQLResolveInfo } from 'graphql';
import {
  documentBranches,
  SHOWN_EVERYWHERE,
  type DocumentConditions,
} from '../../../catalog/documents/document-filter.js';
import { bothOf, type Branches } from '../../../catalog/search/combine-filters.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import type { GraphqlContext } from '../context.js';
import type { RelatedDocumentsInput, SearchDocumentsInput } from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';
import { newestFirst } from '../search/list-entities.js';
import { presentFacets } from '../search/present-search.js';
import { readSelection } from '../search/read-filter.js';
import { readPage } from '../search/read-page.js';
import { selects } from '../selection.js';

const SEARCH_PAGE = 20;
const RELATED_PAGE = 100;

export const documentQueries = {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  searchDocuments: async (
    _: unknown,
    { input }: Args<SearchDocumentsInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const { viewUrn, query } = input;
    const own = bothOf(await readableBranches(input, context), SHOWN_EVERYWHERE);
    // The entity types of the view do not count: this field only searches documents.
    const view = await readSelection({ ...(viewUrn && { viewUrn }) }, context);
    const branches = bothOf(own, view.filter?.or.map(({ and }) => and) ?? []);
    const found = await context.services.search.search({
      ...toQuery(branches, info),
      input: query ?? '*',
      sort: newestFirst('createdAt'),
      page: readPage(input, SEARCH_PAGE),
    });
    return present(found, context);
  },
};

/** The field `relatedDocuments` of entities. One statement for all entities of a level that ask the same. */
// eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
export async function relatedDocumentsOf(
  { urn }: EntityRef,
  { input }: Args<RelatedDocumentsInput>,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const query = {
    ...toQuery(await readableBranches(input, context), info),
    input: '*',
    sort: newestFirst('lastModifiedAt'),
    page: readPage(input, RELATED_PAGE),
  };
  return present(await context.searches.load({ field: 'relatedAssets', values: [urn.text] }, query), context);
}

async function readableBranches(
  conditions: DocumentConditions,
  { actor, groups }: GraphqlContext,
): Promise<Branches> {
  return documentBranches(conditions, [actor, ...(await groups.load(actor))]);
}

function toQuery(
  branches: Branches,
  info: GraphQLResolveInfo,
): Pick<SearchQuery, 'entityTypes' | 'filter' | 'facets' | 'matches' | 'hidesStages'> {
  return {
    entityTypes: ['document'],
    filter: { or: branches.map((and) => ({ and })) },
    hidesStages: true,
    ...(!selects(info, ['facets']) && { facets: [] }),
    matches: false,
  };
}

function present({ start, count, total, hits, facets }: SearchResult, context: GraphqlContext): object {
  return {
    ...{ start, count, total },
    documents: hits.map(({ urn }) => storedEntityRef(urn)),
    facets: presentFacets(facets, context),
  };
}

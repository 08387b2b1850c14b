/** `searchAcrossLineage` and `scrollAcrossLineage`. */
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.js';
import type { ScrollAcrossLineageInput, SearchAcrossLineageInput } from '../generated/schema-types.js';
import type { Args } from '../search/inputs.js';
import { readShown } from '../mapping/read-shown.js';
import { facetValues } from '../search/present-search.js';
import { selects } from '../selection.js';
import { presentLineage } from './present-lineage.js';
import { groupsColumns, readLineageQuery, type LineageInputs } from './read-lineage-query.js';

export const lineageQueries = {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  searchAcrossLineage: (
    _: unknown,
    { input }: Args<SearchAcrossLineageInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => find({ input, groupColumns: groupsColumns(input.searchFlags) }, context, info),
  // Clients send a specification to the scroll, too, but they expect tables and read the columns from the paths.
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  scrollAcrossLineage: (
    _: unknown,
    { input }: Args<ScrollAcrossLineageInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => find({ input, groupColumns: true }, context, info),
};

interface Request {
  readonly input: LineageInputs;
  readonly groupColumns: boolean;
}

async function find({ input, groupColumns }: Request, context: GraphqlContext, info: GraphQLResolveInfo) {
  const { searchFlags: flags } = input;
  const wants = (name: string): boolean => selects(info, ['searchResults', name]);
  const wantsFacets = selects(info, ['facets']) && flags?.skipAggregates !== true;
  const query = {
    ...(await readLineageQuery(input, context)),
    groupColumns,
    includePaths: wants('paths') || wants('hasMorePaths'),
    includeTruncated: wants('truncatedChildren'),
    includeMatches: flags?.skipHighlighting !== true && wants('matchedFields'),
    ...(!wantsFacets && { facets: [] }),
  };
  const result = await context.services.lineage.search(query);
  const presented = presentLineage({ query, most: facetValues(flags?.maxAggValues) }, result, context);
  const entities = presented.searchResults.map(({ entity }) => entity);
  await readShown(entities, { info, way: ['searchResults', 'entity'] }, context);
  return presented;
}

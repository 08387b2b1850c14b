/** The list of requested runs. */
import { REQUEST } from '../../../catalog/ingestion/request-input.js';
import { SOURCE } from '../../../catalog/ingestion/source-info.js';
import type { Criterion } from '../../../catalog/search/filter.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { ListExecutionRequestsInput } from '../generated/schema-types.js';
import type { Args } from '../search/inputs.js';
import { equals, listEntities, newestFirst } from '../search/list-entities.js';
import { toCriterion } from '../search/read-filter.js';
import { toSort } from '../search/read-sort.js';

const DEFAULT_REQUESTS = 20;

export const executionRequestQueries = {
  /** Two statements: requests store the URN of their source, which may not exist any more. */
  listExecutionRequests: async (
    _: unknown,
    { input }: Args<ListExecutionRequestsInput>,
    context: GraphqlContext,
  ) => {
    const { filters, sort, systemSources } = input;
    const values = await listSources(systemSources ?? undefined, context);
    const ofSources: Criterion = { field: 'ingestionSource', condition: 'EQUAL', values };
    const { entities, ...page } = await listEntities(context, input, {
      entityType: REQUEST,
      defaultCount: DEFAULT_REQUESTS,
      criteria: [...(filters ?? []).map(toCriterion), ofSources],
      sort: sort ? [toSort(sort)] : newestFirst('requestTimeMs'),
    });
    return { ...page, executionRequests: entities };
  },
};

/** @param areSystem whether the sources come with the catalog; undefined: all sources */
async function listSources(areSystem: boolean | undefined, context: GraphqlContext): Promise<string[]> {
  const ofSystem = equals('sourceType', 'SYSTEM');
  const page = { start: 0, count: MAX_PAGE_SIZE };
  const { entities } = await listEntities(context, page, {
    entityType: SOURCE,
    defaultCount: MAX_PAGE_SIZE,
    criteria: areSystem === undefined ? [] : [{ ...ofSystem, negated: !areSystem }],
  });
  return entities.map(({ urn }) => urn.text);
}

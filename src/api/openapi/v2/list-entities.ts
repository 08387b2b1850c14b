/** Pages through the entities of a type with their aspects. */
import { aspectsWithKey } from '../../http/presenters/aspects-with-key.js';
import { BOOLEAN, object, STRING } from '../../http/json-schema.js';
import { readPage } from '../../http/requests/page.js';
import { clampCount, PAGE_COUNT } from '../page-count.js';
import { defineRoute } from '../../http/route.js';
import { ENTITIES_V2, presentEntityV2, readEntityType } from './entity-aspects.js';

interface ListQuery {
  readonly aspectNames?: readonly string[];
  readonly query?: string;
  readonly count?: number;
  readonly scrollId?: string;
  readonly sort?: string;
  readonly sortOrder?: 'ASCENDING' | 'DESCENDING';
  readonly systemMetadata?: boolean;
}

export const listEntitiesV2 = defineRoute<ListQuery, unknown, { type: string }>({
  method: 'GET',
  path: '/openapi/v2/entity/{type}',
  operationId: 'listEntitiesV2',
  tag: 'OpenAPI',
  permission: 'signed-in',
  summary: 'Entities of one type with their latest aspects, page by page',
  description:
    'Follow `scrollId` until a response lacks it: the member is then absent, not null, as clients expect.',
  query: {
    aspectNames: { description: 'Repeated; default: all aspects.', schema: STRING, list: 'comma' },
    query: { description: 'Query text; default: everything.', schema: STRING },
    count: PAGE_COUNT,
    scrollId: { description: 'From the previous page.', schema: STRING },
    sort: { description: 'Search field to sort by; default: URN.', schema: STRING },
    sortOrder: {
      description: 'Of `sort`.',
      schema: { type: 'string', enum: ['ASCENDING', 'DESCENDING'], default: 'ASCENDING' },
    },
    systemMetadata: {
      description: 'Adds the system metadata of each write.',
      schema: { ...BOOLEAN, default: false },
    },
    skipCache: { description: 'Ignored, because there is no cache.', schema: BOOLEAN },
  },
  response: object({ results: ENTITIES_V2, 'scrollId?': STRING }),
  async handle({ parameters, query }, { model, search, entities }) {
    const type = readEntityType(parameters.type, model);
    const { aspectNames = [], sort, sortOrder = 'ASCENDING', count, scrollId } = query;
    const found = await search.search({
      input: query.query ?? '*',
      entityTypes: [type.name],
      page: readPage({ count: clampCount(count), ...(scrollId !== undefined && { scrollId }) }),
      ...(sort !== undefined && sort !== 'urn' && { sort: [{ field: sort, order: sortOrder }] }),
      scroll: true,
      facets: [],
      matches: false,
    });
    const wanted = aspectNames.length === 0 ? undefined : aspectNames;
    const urns = found.hits.map(({ urn }) => model.parseUrn(urn));
    const stored = await entities.findEntities(
      urns.map(({ text }) => text),
      wanted?.filter((name) => type.aspects.includes(name) && model.getAspect(name).kind === 'versioned'),
    );
    const results = urns.map((urn, at) =>
      presentEntityV2(urn.text, {
        aspects: aspectsWithKey({ urn, entity: stored[at], wanted }, model),
        withSystemMetadata: query.systemMetadata === true,
      }),
    );
    return { results, scrollId: found.scrollId };
  },
});

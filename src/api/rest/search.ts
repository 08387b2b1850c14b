/** Full-text search within one entity type. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Sort } from '../../catalog/search/filter.js';
import { hiding } from '../../catalog/search/left-out.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  mapOf,
  object,
  ref,
  START,
  STRING,
  valueOf,
} from '../http/json-schema.js';
import { presentSearch, type HitShape } from '../http/presenters/search.js';
import { readFilter, type FilterBody } from '../http/requests/filter.js';
import { readPage } from '../http/requests/page.js';
import { defineRoute } from '../http/route.js';

interface SearchBody {
  readonly input: string;
  readonly entity?: string;
  readonly start?: number;
  readonly count?: number;
  readonly filter?: FilterBody;
  readonly sort?: readonly { readonly field: string; readonly order?: Sort['order'] }[];
  readonly scroll?: boolean;
  readonly scrollId?: string;
  readonly includeSoftDeleted?: boolean;
  readonly facets?: readonly string[];
}

const REQUEST = object({
  input: { type: 'string', description: 'Query text, e.g. `orders AND tags:pii`; `*` matches everything.' },
  'entity?': { type: 'string', description: 'Entity type; default: every searchable type.' },
  'start?': START,
  'count?': ref('PageSize'),
  'filter?': ref('Filter'),
  'sort?': arrayOf(ref('SortCriterion'), { description: 'Default: relevance, then URN.' }),
  'scroll?': {
    ...BOOLEAN,
    description: 'Request a scrollId, to page through everything while others write.',
  },
  'scrollId?': { type: 'string', description: 'From the previous page.' },
  'includeSoftDeleted?': BOOLEAN,
  'facets?': arrayOf(STRING, { description: 'Facets to count; absent: the default ones; empty: none.' }),
});

const RESPONSE = valueOf(
  object({
    numEntities: { type: 'integer', description: 'All hits, not only those of this page.' },
    pageSize: INTEGER,
    from: INTEGER,
    entities: {
      type: 'array',
      items: {
        anyOf: [
          STRING,
          object({ entity: STRING, score: { type: 'number' }, matchedFields: arrayOf(ANY_OBJECT) }),
        ],
      },
      description: 'URNs; objects with a member `entity` for clients that send X-DataHub-Client-Mode.',
    },
    metadata: object({
      urns: arrayOf(STRING),
      matches: arrayOf(object({ matchedFields: arrayOf(object({ name: STRING, value: STRING })) })),
      searchResultMetadatas: arrayOf(
        object({ name: STRING, displayName: STRING, aggregations: mapOf(INTEGER) }),
      ),
    }),
    'scrollId?': { type: 'string', description: 'Absent on the last page.' },
  }),
);

export const search = defineRoute<unknown, SearchBody>({
  method: 'POST',
  path: '/entities',
  action: 'search',
  operationId: 'search',
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Search entities by text and filter',
  body: REQUEST,
  example: {
    input: 'orders',
    entity: 'dataset',
    start: 0,
    count: 10,
    filter: { or: [{ and: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
  },
  response: RESPONSE,
  async handle({ body, headers }, services) {
    const { input, entity, filter, sort, scroll, includeSoftDeleted, facets } = body;
    const page = readPage(body);
    const entityTypes = entity === undefined ? [] : [services.model.getEntity(entity).name];
    const result = await services.search.search({
      input,
      entityTypes,
      page,
      ...readFilter(filter),
      ...hiding({ entityTypes, ...readFilter(filter) }),
      ...(sort !== undefined && { sort: sort.map(({ field, order = 'ASCENDING' }) => ({ field, order })) }),
      ...(scroll !== undefined && { scroll }),
      ...(includeSoftDeleted !== undefined && { includeSoftDeleted }),
      ...(facets !== undefined && { facets }),
    });
    return presentSearch(result, { count: page.count, hits: readHitShape(headers) });
  },
});

/** The published Python client sends this header with every request; other clients do not. */
const CLIENT_HEADER = 'x-datahub-client-mode';

/** Detects which of two shapes of search hits the client reads; see `docs/api.md`, "Two shapes of search hits". */
function readHitShape(headers: IncomingHttpHeaders): HitShape {
  return headers[CLIENT_HEADER] === undefined ? 'urn' : 'object';
}

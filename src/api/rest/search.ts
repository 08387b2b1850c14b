/** Full-text search within one entity type, and the completion of names. */
import type { IncomingHttpHeaders } from 'node:http';
import { baseExclusionsOf } from '../../catalog/search/exclusions.js';
import type { SearchHit, SearchResult } from '../../catalog/search/types.js';
import { DEFAULT_PAGE_SIZE } from '../../core/limits.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  mapOf,
  object,
  START,
  STRING,
  valueOf,
  PAGE_SIZE,
} from '../http/json-schema.js';
import { FILTER, SORT_CRITERION } from '../http/components.js';
import { readFilter, readPage } from '../http/request-parts.js';
import { defineAction } from '../http/route.js';

const REQUEST = object({
  input: { type: 'string', description: 'Query text, e.g. `orders AND tags:pii`; `*` matches everything.' },
  'entity?': { type: 'string', description: 'Entity type; default: every searchable type.' },
  'start?': START,
  'count?': PAGE_SIZE,
  'filter?': FILTER,
  'sort?': arrayOf(SORT_CRITERION, { description: 'Default: relevance, then URN.' }),
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

export const search = defineAction('/entities', 'search', {
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
      ...baseExclusionsOf({ entityTypes, ...readFilter(filter) }),
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

/**
 * Plain clients read hits as URNs; the published Python client reads objects with a member `entity`.
 * See `docs/api.md`, "Two shapes of search hits".
 */
type HitShape = 'urn' | 'object';

/** Presents search results in the framework's envelope. */
export function presentSearch(
  result: SearchResult,
  page: { count: number; hits: HitShape },
): Record<string, unknown> {
  const urns = result.hits.map(({ urn }) => urn);
  return {
    value: {
      numEntities: result.total,
      pageSize: page.count,
      from: result.start,
      entities: page.hits === 'urn' ? urns : result.hits.map(presentHit),
      metadata: {
        urns,
        matches: result.hits.map(({ matchedFields }) => ({ matchedFields })),
        searchResultMetadatas: result.facets.map(({ name, displayName, aggregations }) => ({
          name,
          displayName,
          aggregations: Object.fromEntries(aggregations.map(({ value, count }) => [value, count])),
        })),
      },
      scrollId: result.scrollId,
    },
  };
}

function presentHit({ urn, score, matchedFields }: SearchHit): Record<string, unknown> {
  return { entity: urn, score, matchedFields };
}

export const autocomplete = defineAction('/entities', 'autocomplete', {
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Suggestions for the beginning of a name',
  body: object({
    query: STRING,
    entity: STRING,
    'field?': { type: 'string', description: 'Search field to complete; default: names.' },
    'limit?': PAGE_SIZE,
    'start?': START,
    'filter?': FILTER,
  }),
  example: { query: 'ord', entity: 'dataset', limit: 10 },
  response: valueOf(object({ suggestions: arrayOf(STRING), query: STRING })),
  async handle({ body }, { model, search }) {
    const { query, entity, field, limit = DEFAULT_PAGE_SIZE, start, filter } = body;
    const entityTypes = [model.getEntity(entity).name];
    const { suggestions } = await search.autocomplete({
      query,
      entityTypes,
      limit,
      ...(field !== undefined && { field }),
      ...(start !== undefined && { start }),
      ...readFilter(filter),
      ...baseExclusionsOf({ entityTypes, ...readFilter(filter) }),
    });
    return { value: { suggestions: [...new Set(suggestions.map(({ text }) => text))], query } };
  },
});

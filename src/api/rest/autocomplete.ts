/** Completes names while the user types. */
import { DEFAULT_PAGE_SIZE } from '../../core/limits.js';
import { hiding } from '../../catalog/search/left-out.js';
import { arrayOf, object, ref, START, STRING, valueOf } from '../http/json-schema.js';
import { readFilter, type FilterBody } from '../http/requests/filter.js';
import { defineRoute } from '../http/route.js';

interface AutocompleteBody {
  readonly query: string;
  readonly entity: string;
  readonly field?: string;
  readonly limit?: number;
  readonly start?: number;
  readonly filter?: FilterBody;
}

export const autocomplete = defineRoute<unknown, AutocompleteBody>({
  method: 'POST',
  path: '/entities',
  action: 'autocomplete',
  operationId: 'autocomplete',
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Suggestions for the beginning of a name',
  body: object({
    query: STRING,
    entity: STRING,
    'field?': { type: 'string', description: 'Search field to complete; default: names.' },
    'limit?': ref('PageSize'),
    'start?': START,
    'filter?': ref('Filter'),
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
      ...hiding({ entityTypes, ...readFilter(filter) }),
    });
    return { value: { suggestions: [...new Set(suggestions.map(({ text }) => text))], query } };
  },
});

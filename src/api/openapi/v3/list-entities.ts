/** Pages through the entities of a type. */
import { defineRoute } from '../../http/route.js';
import { ASPECTS, SHOWN_PAGE } from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { readAspectName, readType } from './read-path.js';
import { SCROLL_QUERY, searchPage, type ScrollQuery } from './search-page.js';

interface ListQuery extends ScrollQuery {
  readonly aspects?: readonly string[];
}

export const listEntities = defineRoute<ListQuery, unknown, TypeParameters>({
  method: 'GET',
  path: OF_TYPE,
  operationId: 'listEntities',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Entities of a type, page by page',
  description:
    'In URN order unless sorted, and stable while others write. The type is case-insensitive. Without `aspects`, all aspects are returned.',
  query: { ...SCROLL_QUERY, aspects: ASPECTS },
  response: SHOWN_PAGE,
  async handle({ parameters, query }, services) {
    const type = readType(parameters, services.model);
    const aspects = (query.aspects ?? []).map((name) => readAspectName(name, type, services.model).name);
    return searchPage(
      { query, types: [type], aspects: aspects.length === 0 ? undefined : aspects },
      services,
    );
  },
});

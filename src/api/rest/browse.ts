/** One level of the browse hierarchy. */
import { hiding } from '../../catalog/search/left-out.js';
import { arrayOf, INTEGER, object, ref, START, STRING, URN, valueOf } from '../http/json-schema.js';
import { presentBrowse } from '../http/presenters/browse.js';
import { readFilter, type FilterBody } from '../http/requests/filter.js';
import { readPage } from '../http/requests/page.js';
import { defineRoute } from '../http/route.js';

interface BrowseBody {
  readonly path?: string;
  readonly entity: string;
  readonly start?: number;
  readonly limit?: number;
  readonly filter?: FilterBody;
}

const GROUP = object({ name: STRING, count: INTEGER });

export const browse = defineRoute<unknown, BrowseBody>({
  method: 'POST',
  path: '/entities',
  action: 'browse',
  operationId: 'browse',
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Entities and groups at a browse path',
  description: 'A page contains groups by name, then entities. Both take part in `start` and `limit`.',
  body: object({
    'path?': { type: 'string', description: 'Slash-delimited, e.g. `/prod/hive`; default: the root.' },
    entity: STRING,
    'start?': START,
    'limit?': ref('PageSize'),
    'filter?': ref('Filter'),
  }),
  example: { path: '/prod/hive', entity: 'dataset', start: 0, limit: 10 },
  response: valueOf(
    object({
      numEntities: { type: 'integer', description: 'Entities directly at the path.' },
      pageSize: INTEGER,
      from: INTEGER,
      numGroups: { type: 'integer', description: 'Groups at the path.' },
      numElements: { type: 'integer', description: 'Groups and entities at the path.' },
      metadata: object({
        totalNumEntities: { type: 'integer', description: 'Entities below the groups.' },
        groups: arrayOf(GROUP),
        path: STRING,
      }),
      entities: arrayOf(object({ name: STRING, urn: URN })),
    }),
  ),
  async handle({ body }, { model, search }) {
    const { path = '', entity, start, limit, filter } = body;
    const page = readPage({
      ...(start !== undefined && { start }),
      ...(limit !== undefined && { count: limit }),
    });
    const entityType = model.getEntity(entity).name;
    const result = await search.browse({
      ...{ entityTypes: [entityType], path, page, groupsFirst: true },
      ...readFilter(filter),
      ...hiding({ entityTypes: [entityType], ...readFilter(filter) }),
    });
    return presentBrowse(result, page.count);
  },
});

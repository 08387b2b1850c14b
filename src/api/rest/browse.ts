/** The browse hierarchy: one level of it, and the paths of an entity. */
import { baseExclusionsOf } from '../../catalog/search/exclusions.js';
import type { BrowseResult } from '../../catalog/search/types.js';
import {
  arrayOf,
  INTEGER,
  object,
  START,
  STRING,
  URN,
  valueOf,
  EXAMPLE_URN,
  PAGE_SIZE,
} from '../http/json-schema.js';
import { FILTER } from '../http/components.js';
import { readFilter, readPage } from '../http/request-parts.js';
import { defineAction } from '../http/route.js';

const GROUP = object({ name: STRING, count: INTEGER });

export const browse = defineAction('/entities', 'browse', {
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Entities and groups at a browse path',
  description: 'A page contains groups by name, then entities. Both take part in `start` and `limit`.',
  body: object({
    'path?': { type: 'string', description: 'Slash-delimited, e.g. `/prod/hive`; default: the root.' },
    entity: STRING,
    'start?': START,
    'limit?': PAGE_SIZE,
    'filter?': FILTER,
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
    const page = readPage({ start, count: limit });
    const entityType = model.getEntity(entity).name;
    const result = await search.browse({
      ...{ entityTypes: [entityType], path, page, groupsFirst: true },
      ...readFilter(filter),
      ...baseExclusionsOf({ entityTypes: [entityType], ...readFilter(filter) }),
    });
    return presentBrowse(result, page.count);
  },
});

/** One level of the browse hierarchy in the framework's envelope. */
export function presentBrowse(result: BrowseResult, pageSize: number): Record<string, unknown> {
  return {
    value: {
      numEntities: result.total,
      pageSize,
      from: result.start,
      numGroups: result.groupTotal,
      numElements: result.groupTotal + result.total,
      metadata: {
        // Entities at the path do not count.
        totalNumEntities: result.totalBelow - result.total,
        groups: result.groups.map(({ name, count }) => ({ name, count })),
        path: result.path,
      },
      entities: result.entities.map(({ name, urn }) => ({ name, urn })),
    },
  };
}

/** Returns the browse paths of an entity. */
export const getBrowsePaths = defineAction('/entities', 'getBrowsePaths', {
  tag: 'Search',
  permission: 'signed-in',
  summary: 'The browse paths of an entity: stored or default ones',
  body: object({ urn: URN }),
  example: { urn: EXAMPLE_URN },
  response: valueOf(arrayOf(STRING)),
  async handle({ body }, { model, search }) {
    return { value: await search.browsePaths(model.parseUrn(body.urn).text) };
  },
});

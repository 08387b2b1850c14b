/** Pages through the URNs of an entity type. */
import { arrayOf, INTEGER, object, ref, START, STRING, URN, valueOf } from '../http/json-schema.js';
import { readPage } from '../http/requests/page.js';
import { defineRoute } from '../http/route.js';

export const listUrns = defineRoute<unknown, { entity: string; start?: number; count?: number }>({
  method: 'POST',
  path: '/entities',
  action: 'listUrns',
  operationId: 'listUrns',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'URNs of all entities of a type, soft-deleted ones included',
  body: object({ entity: STRING, 'start?': START, 'count?': ref('PageSize') }),
  example: { entity: 'dataset', start: 0, count: 10 },
  response: valueOf(object({ start: INTEGER, count: INTEGER, total: INTEGER, entities: arrayOf(URN) })),
  async handle({ body }, { model, entities }) {
    const page = readPage(body);
    const { urns, total } = await entities.listUrns(model.getEntity(body.entity).name, page);
    return { value: { start: page.start, count: urns.length, total, entities: urns } };
  },
});

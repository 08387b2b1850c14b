/** Counts the entities that have an aspect. */
import { INTEGER, object, STRING, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

export const getCount = defineRoute<unknown, { aspect: string; urnLike?: string }>({
  method: 'POST',
  path: '/aspects',
  action: 'getCount',
  operationId: 'getCount',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Number of entities that have an aspect',
  body: object({
    aspect: STRING,
    'urnLike?': { type: 'string', description: 'Counts only matching URNs; `%` matches any text.' },
  }),
  example: { aspect: 'ownership', urnLike: 'urn:li:dataset:%' },
  response: valueOf(INTEGER),
  async handle({ body }, { model, entities }) {
    return { value: await entities.countAspects(model.getAspect(body.aspect).name, body.urnLike) };
  },
});

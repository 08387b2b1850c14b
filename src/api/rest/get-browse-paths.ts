/** Returns the browse paths of an entity. */
import { arrayOf, EXAMPLE_URN, object, STRING, URN, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

export const getBrowsePaths = defineRoute<unknown, { urn: string }>({
  method: 'POST',
  path: '/entities',
  action: 'getBrowsePaths',
  operationId: 'getBrowsePaths',
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

/** Evaluates the tests of metadata for some entities. */
import { arrayOf, object, URN, valueOf } from '../http/json-schema.js';
import { defineAction } from '../http/route.js';
import { requireEntities } from '../../catalog/commands/require-entities.js';

export const evaluateTests = defineAction('/tests', 'evaluate', {
  operationId: 'evaluateTests',
  tag: 'Tests',
  permission: { platform: ['MANAGE_TESTS'] },
  summary: 'Evaluates all tests for entities, and returns which ones they pass and fail',
  description:
    'The service evaluates tests by itself when an entity or a test changes; this action does it at once. It stores the results and ' +
    'carries out the actions of tests. Results of tests that another program evaluates are returned as they are stored.',
  body: object({ urns: arrayOf(URN) }),
  example: { urns: ['urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)'] },
  response: valueOf(arrayOf(object({ urn: URN, passing: arrayOf(URN), failing: arrayOf(URN) }))),
  async handle({ body }, services) {
    await services.requirePlatformPrivilege(['MANAGE_TESTS'], 'evaluate tests');
    const urns = body.urns.map((text) => services.model.parseUrn(text).text);
    // Names the missing entities, and those outside of the caller's scope alike.
    await requireEntities({ services }, urns);
    return { value: await services.evaluateTests(urns) };
  },
});

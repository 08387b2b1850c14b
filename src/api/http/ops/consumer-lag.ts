/** Reports the lag of queue consumers, which is empty: Trellis has no queues. */
import { CatalogError } from '../../../core/errors.js';
import { BOOLEAN, mapOf, ANY_OBJECT, object, STRING } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

const OPERATE = ['MANAGE_SYSTEM_OPERATIONS', 'GET_PLATFORM_EVENTS'];

/** Names of the queues of proposals and of changes. */
const QUEUES = ['mcp', 'mcl', 'mcl-timeseries'];

/** Both paths that clients use. The second one is older. */
export const consumerLagRoutes: readonly Route[] = [
  lagRoute('/openapi/operations/messaging/{queue}/consumer/lag', 'getConsumerLag'),
  lagRoute('/openapi/operations/kafka/{queue}/consumer/offsets', 'getConsumerOffsets'),
];

function lagRoute(path: string, operationId: string): Route {
  return defineRoute<unknown, unknown, { queue: string }>({
    method: 'GET',
    path,
    operationId,
    tag: 'Service',
    permission: { platform: OPERATE },
    summary: 'Lag of the consumers of a queue; always empty',
    description: 'Trellis completes all effects of a write before its response, so no queue has consumers.',
    query: {
      skipCache: { description: 'Ignored.', schema: BOOLEAN },
      detailed: { description: 'Ignored.', schema: BOOLEAN },
    },
    response: object({ transport: STRING, consumerGroups: mapOf(ANY_OBJECT) }),
    async handle({ parameters: { queue } }, { requirePlatformPrivilege }) {
      await requirePlatformPrivilege(OPERATE, 'read the lag of consumers');
      if (QUEUES.includes(queue)) return { transport: 'none', consumerGroups: {} };
      throw new CatalogError('NOT_FOUND', `There is no queue ${queue}; clients know ${QUEUES.join(', ')}`, {
        rule: `enum: ${QUEUES.join(', ')}`,
      });
    },
  });
}

/** What handlers learn about a request, and hand on to the writer. */
import { startApp, type RunningApp } from '../../../../test/helpers/unit/running-app.js';
import type { WriteContext } from '../../../catalog/writes/types.js';

let app: RunningApp;
/** The contexts that the writer got. */
const contexts: WriteContext[] = [];

beforeAll(async () => {
  const undone = { rows: [], reverted: 0, deleted: 0, unsafe: 0, unsafeUrns: [], othersDeleted: 0 };
  const rollBack = (_: unknown, context: WriteContext): Promise<object> => {
    contexts.push(context);
    return Promise.resolve(undone);
  };
  app = await startApp({ writer: { rollBack } as never });
});
afterAll(() => app.server.close());

it('a change carries the facts about its request', async () => {
  const { status, headers } = await app.post('/runs?action=rollback', { runId: 'r' }, { 'User-Agent': 'me' });
  expect(status).toBe(200);
  const [context] = contexts;
  expect(context).toEqual({
    actor: 'urn:li:corpuser:tester',
    facts: {
      eventSource: 'RESTLI',
      sourceIP: '127.0.0.1',
      userAgent: 'me',
      trace: { traceId: expect.any(String) as string, traceparent: headers.get('traceparent') },
    },
  });
});

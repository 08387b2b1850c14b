/** Which requests carry facts for their changes. While one does, Node tracks every promise of the process, so all others are slower. */
import { startApp, type RunningApp } from '../../../../test/helpers/unit/running-app.js';
import { requestFacts } from '../../../core/request-facts.js';

let app: RunningApp;
/** What the services found about the request that called them. */
const sources: (string | undefined)[] = [];

beforeAll(async () => {
  const noting =
    <Answer>(answer: Answer) =>
    () => {
      sources.push(requestFacts()?.eventSource);
      return Promise.resolve(answer);
    };
  const undone = { rows: [], reverted: 0, deleted: 0, unsafe: 0, unsafeUrns: [], othersDeleted: 0 };
  app = await startApp({
    events: { poll: noting({ events: [], offsetId: '1.0' }), close: () => undefined },
    files: { receive: noting(undefined) } as never,
    writer: { rollBack: noting(undone) } as never,
  });
});
afterAll(() => app.server.close());
beforeEach(() => {
  sources.length = 0;
});

it('a change does', async () => {
  expect((await app.post('/runs?action=rollback', { runId: 'r' })).status).toBe(200);
  expect(sources).toEqual(['RESTLI']);
});

it.each([
  ['a poll, which waits for events', '/openapi/v1/events/poll?topic=PlatformEvent_v1', {}],
  [
    'an upload, which waits for its content',
    '/openapi/v1/files/a/b?expires=1&signature=s',
    { method: 'PUT', body: 'x' },
  ],
])('%s, does not', async (_, path, init) => {
  expect((await app.ask(path, init)).status).toBe(200);
  expect(sources).toEqual([undefined]);
});

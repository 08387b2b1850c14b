/** What handlers learn about a request, and hand on to the writer. */
import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startApp, type RunningApp } from '../../../../test/helpers/unit/running-app.js';
import type { KnownActor } from '../../../auth/authorization/policies/types.js';
import type { Access } from '../../../auth/types.js';
import type { WriteContext } from '../../../catalog/writes/types.js';

const known = { actor: { urn: 'urn:li:corpuser:ann', groups: new Set(), roles: new Set() }, stamp: '1 1' };

let app: RunningApp;
/** What a handler got that is known about the actor. */
const given: unknown[] = [];
/** Called when the credentials were checked. */
let onIdentified: () => void = () => undefined;
/** The contexts that the writer got. */
const contexts: WriteContext[] = [];

beforeAll(async () => {
  const undone = { rows: [], reverted: 0, deleted: 0, unsafe: 0, unsafeUrns: [], othersDeleted: 0 };
  const rollBack = (_: unknown, context: WriteContext): Promise<object> => {
    contexts.push(context);
    return Promise.resolve(undone);
  };
  const identify: Access['identify'] = async ({ authorization }, onFacts) => {
    // The rest of what has arrived is parsed.
    await nextTurn();
    if (authorization !== undefined) onFacts?.(known as KnownActor);
    setImmediate(onIdentified);
    return authorization && known.actor.urn;
  };
  const graphql = {
    execute: (_: unknown, caller: { known: unknown }) => {
      given.push(caller.known);
      return Promise.resolve({});
    },
  };
  app = await startApp({ writer: { rollBack } as never, access: { identify } as never, graphql });
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

describe('what was read about the actor with the credentials', () => {
  beforeEach(() => {
    given.length = 0;
    onIdentified = () => undefined;
  });

  /** @param send sends the body; by default at once, together with the headers */
  const ask = (
    query: string,
    send = (end: () => void): void => {
      end();
    },
  ): Promise<unknown> =>
    new Promise((resolve) => {
      const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
      const sent = request(`${app.url}/api/graphql`, { method: 'POST', headers }, (response) => {
        response.resume().on('end', resolve);
      });
      send(() => sent.end(JSON.stringify({ query })));
      sent.flushHeaders();
    });

  it.each([
    ['is given to a query', '{ me }', [known]],
    ['is not given to a mutation, whose fields may change it', 'mutation { accept }', [undefined]],
  ])('%s', async (_, query, expected) => {
    await ask(query);
    expect(given).toEqual(expected);
  });

  it('is not given to a request that still sends its body, because it could keep rights by sending slowly', async () => {
    await ask('{ me }', (end) => {
      onIdentified = end;
    });
    expect(given).toEqual([undefined]);
  });
});

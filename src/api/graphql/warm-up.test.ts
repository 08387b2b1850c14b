/** The warm-up after the start. */
import { parse, validate } from 'graphql';
import { loadModel } from '../../model/load-model.js';
import { buildCatalogSchema } from './build-schema.js';
import type { GraphqlRequest } from './graphql-service.js';
import { readSdl } from './read-sdl.js';
import { beginWarmingUp } from './warm-up.js';
import { WARM_UP_QUERIES } from './warm-up-queries.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const FOUND = { searchAcrossEntities: { searchResults: [{ entity: { urn: URN } }] } };

/** Runs a warm-up to its end. */
async function warmUp(execute: (request: GraphqlRequest) => Promise<{ data?: unknown; errors?: unknown[] }>) {
  const sent: GraphqlRequest[] = [];
  let failed: number | undefined;
  const { promise: done, resolve } = newSignal();
  beginWarmingUp({
    execute: async (request) => {
      sent.push(request);
      return { ...(await execute(request)), extensions: {} };
    },
    onDone: (count) => {
      failed = count;
      resolve();
    },
  });
  await done;
  return { sent, failed };
}

function newSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

it('only sends queries that are valid', () => {
  const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));
  for (const { query } of WARM_UP_QUERIES) {
    const document = parse(query);
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    expect(document.definitions).toMatchObject([{ operation: 'query' }]);
  }
});

it('sends every query once, about an entity that the first search has found', async () => {
  const { sent, failed } = await warmUp(() => Promise.resolve({ data: FOUND }));
  expect(sent.map(({ query }) => query)).toEqual(WARM_UP_QUERIES.map(({ query }) => query));
  expect(sent.at(-1)?.variables).toMatchObject({ input: { urn: URN } });
  expect(failed).toBe(0);
});

it('asks for no entity of another type as a dataset, if the first search finds none', async () => {
  const entity = { urn: 'urn:li:corpuser:data' };
  const user = { searchAcrossEntities: { searchResults: [{ entity }] } };
  const { sent } = await warmUp(({ variables }) =>
    Promise.resolve({ data: (variables?.['input'] as any)?.types ? {} : user }),
  );
  expect(JSON.stringify(sent)).not.toContain(entity.urn);
});

it('goes on after failures, and reports how many there were', async () => {
  let calls = 0;
  const { sent, failed } = await warmUp(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('away')) : Promise.resolve({ errors: [{}] });
  });
  expect(sent).toHaveLength(WARM_UP_QUERIES.length);
  expect(failed).toBe(WARM_UP_QUERIES.length);
});

it('sends no further query after it was stopped, and waits for the one under way', async () => {
  const { promise, resolve } = newSignal();
  let calls = 0;
  const warming = beginWarmingUp({
    execute: async () => {
      calls += 1;
      await promise;
      return { extensions: {} };
    },
  });
  const stopped = warming.stop();
  resolve();
  await stopped;
  expect(calls).toBe(1);
});

/** The warm-up after the start. */
import { parse, validate } from 'graphql';
import { loadModel } from '../../model/load-model.js';
import { buildCatalogSchema } from './build-schema.js';
import type { GraphqlRequest } from './graphql-service.js';
import { readSdl } from './sdl.js';
import { objectType } from './select-all.js';
import { beginWarmingUp, warmUpQueries } from './warm-up.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const FOUND = { searchAcrossEntities: { searchResults: [{ entity: { urn: URN } }] } };
const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));
const queries = warmUpQueries(schema);
const idle = (): Promise<void> => Promise.resolve();

/** Runs a warm-up to its end. */
async function warmUp(execute: (request: GraphqlRequest) => Promise<{ data?: unknown; errors?: unknown[] }>) {
  const sent: GraphqlRequest[] = [];
  let failed: number | undefined;
  const { promise: done, resolve } = newSignal();
  beginWarmingUp({
    ...{ queries, whenIdle: idle },
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
  for (const { query } of queries) {
    const document = parse(query);
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    const [operation] = document.definitions;
    expect(operation).toMatchObject({ operation: 'query' });
  }
});

it('selects every field of datasets that needs no arguments', () => {
  const texts = queries.map(({ query }) => query).join('\n');
  const fields = Object.values(objectType(schema, 'Dataset').getFields());
  const plain = fields.filter(({ args }) => args.length === 0).map(({ name }) => name);
  expect(plain.filter((name) => !texts.includes(`Dataset_${name}: ${name}`))).toEqual([]);
});

it('sends every query once, about an entity that the first search has found', async () => {
  const { sent, failed } = await warmUp(() => Promise.resolve({ data: FOUND }));
  expect(sent.map(({ query }) => query)).toEqual(queries.map(({ query }) => query));
  const about = sent.filter(({ query }) => query.includes('$urn: String!'));
  expect(new Set(about.map(({ variables }) => variables?.['urn']))).toEqual(new Set([URN]));
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
  expect(sent).toHaveLength(queries.length);
  expect(failed).toBe(queries.length);
});

it('sends no query while clients wait for answers', async () => {
  const quiet = newSignal();
  const done = newSignal();
  let [asked, sent] = [0, 0];
  const second = newSignal();
  beginWarmingUp({
    queries: queries.slice(0, 2),
    whenIdle: () => {
      asked += 1;
      if (asked === 1) return Promise.resolve();
      second.resolve();
      return quiet.promise;
    },
    execute: () => {
      sent += 1;
      return Promise.resolve({ extensions: {} });
    },
    onDone: done.resolve,
  });
  await second.promise;
  expect(sent).toBe(1);
  quiet.resolve();
  await done.promise;
  expect(sent).toBe(2);
});

it('sends no further query after it was stopped, and waits for the one under way', async () => {
  const begun = newSignal();
  const { promise, resolve } = newSignal();
  let calls = 0;
  const warming = beginWarmingUp({
    ...{ queries, whenIdle: idle },
    execute: async () => {
      calls += 1;
      begun.resolve();
      await promise;
      return { extensions: {} };
    },
  });
  await begun.promise;
  const stopped = warming.stop();
  resolve();
  await stopped;
  expect(calls).toBe(1);
});

it('can be stopped while it waits for clients', async () => {
  const sent: unknown[] = [];
  const warming = beginWarmingUp({
    queries,
    whenIdle: () => new Promise(() => undefined),
    execute: (request) => Promise.resolve({ extensions: {}, data: sent.push(request) }),
  });
  await warming.stop();
  expect(sent).toEqual([]);
});

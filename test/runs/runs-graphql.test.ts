/** Ingestion runs in GraphQL, which have the same results and rules as in REST. */
import { inviteReader, openViewing } from '../authorization/scope-support.js';
import { openRuns } from '../helpers/api/suite.js';
import { datasetUrn, unique } from '../helpers/catalog.js';

const { catalog, runs } = await openRuns();
const viewing = await openViewing();

const RUNS = `query ($input: IngestionRunsInput!) { ingestionRuns(input: $input) { start count hasMore runs { runId writes lastWrite } } }`;
const WRITES = `query ($input: IngestionRunWritesInput!) { ingestionRunWrites(input: $input) { start count hasMore
  run { startedAt rolledBackAt } writes { urn aspectName operation time entity { urn } } } }`;
const ROLLBACK = `mutation ($input: RollbackIngestionRunInput!) { rollbackIngestionRun(input: $input) { dryRun
  entitiesDeleted entitiesAffected aspectsReverted entitiesKept othersDeleted writes { urn aspectName operation time } } }`;

const list = async (input: object = {}): Promise<any> => (await catalog.query(RUNS, { input })).ingestionRuns;
const writes = async (input: object): Promise<any> =>
  (await catalog.query(WRITES, { input })).ingestionRunWrites;
const rollBack = async (input: object): Promise<any> =>
  (await catalog.query(ROLLBACK, { input })).rollbackIngestionRun;
const setting = () => {
  const name = unique('run');
  return { urn: datasetUrn(name), run: name, other: `${name}-other` };
};
const properties = (description: string) => ({ description });

describe('runs', () => {
  it('are listed like in REST, most recently started first', async () => {
    const [first, second] = [setting(), setting()];
    for (const { run, urn } of [first, second]) await runs.write(run, urn, 'status', { removed: false });
    const page = await list({ count: 2 });
    expect(page.runs.map(({ runId }: any) => runId)).toEqual([second.run, first.run]);
    expect(page).toMatchObject({ start: 0, count: 2 });
    const [rest] = await runs.list({ pageSize: 1 });
    expect(page.runs[0]).toEqual({ runId: rest.runId, writes: rest.rows, lastWrite: rest.timestamp });
    const next = await list({ start: 1, count: 1 });
    expect(next).toMatchObject({ start: 1, count: 1, runs: [page.runs[1]] });
    expect((await list({ start: 100_000 })).hasMore).toBe(false);
  });

  it('that were rolled back are listed on request, with their writes', async () => {
    const { run, urn } = setting();
    await runs.write(undefined, urn, 'status', { removed: false });
    await runs.write(run, urn, 'status', { removed: true });
    const { startedAt, rolledBackAt } = (await writes({ runId: run })).run;
    expect([startedAt > 0, rolledBackAt]).toEqual([true, null]);
    await runs.rollBack(run);
    const times = (await writes({ runId: run })).run;
    expect([times.startedAt, times.rolledBackAt >= startedAt]).toEqual([startedAt, true]);
    const ids = async (input: object) => (await list(input)).runs.map(({ runId }: any) => runId);
    expect(await ids({ count: 1 })).not.toContain(run);
    expect(await ids({ count: 1, includeRolledBack: true })).toEqual([run]);
    expect(await writes({ runId: run })).toMatchObject({ writes: [], hasMore: false });
    expect((await writes({ runId: run, includeRolledBack: true })).writes).toMatchObject([
      { urn, aspectName: 'status', entity: { urn } },
    ]);
  });
});

describe('writes of a run', () => {
  it('are the same as in REST, for any page size', async () => {
    const { run, urn } = setting();
    for (const text of ['one', 'two', 'three'])
      await runs.write(run, urn, 'datasetProperties', properties(text));
    await runs.write(run, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    const described = await runs.describe(run);
    const whole = (await writes({ runId: run })).writes;
    expect(whole.map(({ aspectName, operation, time }: any) => [aspectName, operation, time])).toEqual(
      described.map(({ aspectName, operation, timestamp }) => [aspectName, operation, timestamp]),
    );
    for (const count of [1, 2, Number(whole.length)]) {
      const all = [];
      for (let start = 0, hasMore = true; hasMore; start += count) {
        const page = await writes({ runId: run, start, count });
        all.push(...page.writes);
        ({ hasMore } = page);
      }
      expect(all).toEqual(whole);
    }
    expect(await writes({ runId: unique('never') })).toMatchObject({
      run: null,
      writes: [],
      hasMore: false,
    });
    expect((await writes({ runId: 'no-run-id-provided' })).run).toBeNull();
  });

  it('have no entity after its permanent deletion', async () => {
    const { run, urn, other } = setting();
    await runs.write(other, urn, 'status', { removed: false });
    await runs.write(run, urn, 'datasetKey', undefined, 'DELETE');
    expect((await writes({ runId: run })).writes).toMatchObject([
      { urn, aspectName: null, operation: 'DELETE_ENTITY', entity: null },
    ]);
  });
});

describe('a rollback', () => {
  it('is a dry run by default, and its preview matches the result', async () => {
    const { run, urn, other } = setting();
    const created = datasetUrn(`${run}_new`);
    await runs.write(other, urn, 'datasetProperties', properties('one'));
    await runs.write(run, urn, 'datasetProperties', properties('two'));
    await runs.write(run, created, 'status', { removed: false });
    await runs.write(run, urn, 'globalTags', { tags: [] });
    await runs.write(other, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] });
    const dry = await rollBack({ runId: run });
    expect(dry).toMatchObject({
      ...{ dryRun: true, entitiesDeleted: 1, entitiesAffected: 2, entitiesKept: 1, othersDeleted: 0 },
      writes: expect.arrayContaining([
        expect.objectContaining({ urn, aspectName: 'datasetProperties', operation: 'RESTORED' }),
        expect.objectContaining({ urn: created, aspectName: 'status', operation: 'REMOVED' }),
      ]) as unknown,
    });
    expect(dry.aspectsReverted).toBe(dry.writes.length);
    expect(await runs.value(urn, 'datasetProperties')).toEqual(properties('two'));
    expect(await rollBack({ runId: run, dryRun: false })).toEqual({ ...dry, dryRun: false });
    expect(await runs.value(urn, 'datasetProperties')).toEqual(properties('one'));
    expect(await rollBack({ runId: run, dryRun: false })).toMatchObject({ aspectsReverted: 0, writes: [] });
  });

  it('deletes entities that the run created together with the writes of others, on request', async () => {
    const { run, urn, other } = setting();
    await runs.write(run, urn, 'status', { removed: false });
    await runs.write(other, urn, 'ownership', { owners: [] });
    expect(await rollBack({ runId: run })).toMatchObject({ entitiesDeleted: 0, entitiesKept: 1 });
    const hard = { runId: run, hardDelete: true };
    const dry = await rollBack(hard);
    expect(dry).toMatchObject({ entitiesDeleted: 1, entitiesAffected: 1, othersDeleted: 1 });
    expect(await rollBack({ ...hard, dryRun: false })).toEqual({ ...dry, dryRun: false });
    expect(await runs.value(urn, 'ownership')).toBeUndefined();
  });
});

it.each([
  [RUNS, { count: 0 }, 'INVALID_REQUEST'],
  [RUNS, { count: 101 }, 'LIMIT_EXCEEDED'],
  [RUNS, { start: -1 }, 'INVALID_REQUEST'],
  [WRITES, { runId: 'x', count: 0 }, 'INVALID_REQUEST'],
  [WRITES, { runId: 'x', count: 1_001 }, 'LIMIT_EXCEEDED'],
  [WRITES, { runId: 'x', start: -1 }, 'INVALID_REQUEST'],
])('%s refuses %j', async (query, input, code) => {
  const { errors } = await catalog.graphql(query, { input });
  expect(errors[0].extensions.reason).toBe(code);
});

it('refuses a caller with a restricted scope, like REST', async () => {
  const { run, urn } = setting();
  await runs.write(run, urn, 'status', { removed: false });
  const reader = await inviteReader(viewing.catalog, [{ field: 'URN', values: [urn] }]);
  const asked: [string, object, string, object][] = [
    [RUNS, {}, 'list', {}],
    [WRITES, { runId: run }, 'describe', { runId: run }],
    [ROLLBACK, { runId: run }, 'rollback', { runId: run, dryRun: true }],
    [ROLLBACK, { runId: run, dryRun: false }, 'rollback', { runId: run, dryRun: false }],
  ];
  for (const [query, input, action, body] of asked) {
    expect((await reader.graphql(query, { input })).errors[0].extensions.reason).toBe('FORBIDDEN');
    expect((await reader.post(`/runs?action=${action}`, body)).status).toBe(403);
  }
  expect(await runs.value(urn, 'status')).toEqual({ removed: false });
});

it('a caller with read-only access may preview a rollback but not run it, like in REST', async () => {
  const { run, urn } = setting();
  await runs.write(run, urn, 'status', { removed: false });
  const reader = await inviteReader(viewing.catalog, []);
  expect((await reader.query(ROLLBACK, { input: { runId: run } })).rollbackIngestionRun).toMatchObject({
    dryRun: true,
    entitiesDeleted: 1,
  });
  const { errors } = await reader.graphql(ROLLBACK, { input: { runId: run, dryRun: false } });
  expect(errors[0].extensions.reason).toBe('FORBIDDEN');
  expect((await reader.post('/runs?action=rollback', { runId: run })).status).toBe(403);
  expect(await runs.value(urn, 'status')).toEqual({ removed: false });
});

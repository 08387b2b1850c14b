/** The change log of the catalog, and the most recently changed entities. */
import { inviteReader, openViewing } from '../authorization/scope-support.js';
import { inRun } from '../helpers/api/runs.js';
import { openRuns } from '../helpers/api/suite.js';
import { datasetUrn, unique } from '../helpers/catalog.js';

const { catalog, runs } = await openRuns();
const viewing = await openViewing();

const CHANGES = `query ($input: CatalogChangesInput!) { catalogChanges(input: $input) { older newest changes {
  id time runId urn isDeletion actor { urn } entity { urn } aspects { name operation } } } }`;
const RECENT = `query ($input: RecentlyChangedInput!) { recentlyChanged(input: $input) { entity { urn } time } }`;

const changes = async (input: object = {}): Promise<any> =>
  (await catalog.query(CHANGES, { input })).catalogChanges;
const recent = async (input: object = {}): Promise<string[]> =>
  (await catalog.query(RECENT, { input })).recentlyChanged.map(({ entity }: any) => entity.urn);
const urnsOf = (page: any): string[] => page.changes.map(({ urn }: any) => urn);
const newTable = () => datasetUrn(unique('changed'));
const write = (urn: string, run?: string) => runs.write(run, urn, 'status', { removed: false });

async function everyPage(input: object): Promise<any[]> {
  const all: any[] = [];
  for (let before: string | undefined | null; before !== null;) {
    const page = await changes({ ...input, before });
    all.push(...page.changes);
    before = page.older;
  }
  return all;
}

describe('the log', () => {
  it('starts with the last acknowledged write', async () => {
    const [urn, run] = [newTable(), unique('run')];
    await write(urn, run);
    const [change] = (await changes({ count: 1 })).changes;
    expect(change).toMatchObject({
      ...{ urn, runId: run, isDeletion: false, entity: { urn }, actor: { urn: 'urn:li:corpuser:datahub' } },
      aspects: expect.arrayContaining([{ name: 'status', operation: 'UPSERT' }]) as unknown,
    });
    expect(change.time).toBeGreaterThan(0);
  });

  it('contains each change once, newest first, for any page size', async () => {
    const run = unique('run');
    const urns = Array.from({ length: 7 }, newTable);
    for (const urn of urns) await write(urn, run);
    const whole = (await changes({ runId: run, count: 500 })).changes;
    expect(whole.map(({ urn }: any) => urn)).toEqual(urns.toReversed());
    expect(new Set(whole.map(({ id }: any) => id)).size).toBe(7);
    for (const count of [1, 2, 3, 7, 8]) expect(await everyPage({ runId: run, count })).toEqual(whole);
  });

  it('contains all concurrent writes', async () => {
    const run = unique('run');
    const urns = Array.from({ length: 30 }, newTable);
    const pages = await Promise.all(
      urns.map(async (urn) => (await write(urn, run), changes({ runId: run }))),
    );
    for (const [index, page] of pages.entries()) expect(urnsOf(page)).toContain(urns[index]);
    expect((await everyPage({ runId: run, count: 4 })).map(({ urn }) => urn).toSorted()).toEqual(
      urns.toSorted(),
    );
  });

  it('has a unique id for each change of a commit that writes several aspects of several entities', async () => {
    const run = unique('run');
    const urns = Array.from({ length: 3 }, newTable);
    const answer = await catalog.ingestBatch([
      ...urns.flatMap((urn) => [
        inRun(run, urn, 'status', { removed: false }),
        inRun(run, urn, 'datasetProperties', { description: 'one' }),
      ]),
      inRun(`${run}-other`, urns[0] ?? '', 'datasetProperties', { description: 'two' }),
    ]);
    expect(answer.status).toBe(200);
    const written = [...(await everyPage({ runId: run })), ...(await everyPage({ runId: `${run}-other` }))];
    expect(new Set(written.map(({ time }) => time)).size).toBe(1);
    expect(written.map(({ urn }) => urn).toSorted()).toEqual([...urns, urns[0]].toSorted());
    expect(new Set(written.map(({ id }) => id)).size).toBe(4);
    const { entities } = await catalog.query(
      'query ($urns: [String!]!) { entities(urns: $urns) { history { changes { id aspectName } } } }',
      { urns },
    );
    const entries = entities.flatMap(({ history }: any) => history.changes);
    expect(entries).toHaveLength(10);
    expect(new Set(entries.map(({ id }: any) => id)).size).toBe(10);
    expect((await everyPage({ runId: run, count: 1 })).map(({ id }) => id)).toEqual(
      written.slice(0, 3).map(({ id }) => id),
    );
  });

  it('returns newer changes for a cursor', async () => {
    const { newest } = await changes({ count: 1 });
    expect(await changes({ after: newest })).toMatchObject({ changes: [], newest });
    const urns = Array.from({ length: 3 }, newTable);
    for (const urn of urns) await write(urn);
    const since = await changes({ after: newest });
    expect(urnsOf(since)).toEqual(urns.toReversed());
    expect(urnsOf(await changes({ after: newest, count: 2 }))).toEqual(urns.slice(1).toReversed());
    expect(urnsOf(await changes({ after: since.newest }))).toEqual([]);
  });

  it('can be filtered by type, run and actor', async () => {
    const run = unique('run');
    const [table, tag] = [newTable(), `urn:li:tag:${run}`];
    for (const urn of [table, tag]) await write(urn, run);
    expect(urnsOf(await changes({ runId: run, types: ['TAG'] }))).toEqual([tag]);
    expect(urnsOf(await changes({ runId: run, types: [] }))).toEqual([]);
    const by = (actor: string) => changes({ runId: run, actor });
    expect(urnsOf(await by('urn:li:corpuser:datahub'))).toEqual([tag, table]);
    expect(urnsOf(await by('urn:li:corpuser:nobody'))).toEqual([]);
    expect(urnsOf(await changes({ runId: 'no-run-id-provided', count: 1 }))).toEqual([]);
    await runs.rollBack(run);
    expect(urnsOf(await changes({ runId: unique('never') }))).toEqual([]);
  });

  it('keeps the run of rolled back changes', async () => {
    const [urn, run] = [newTable(), unique('run')];
    await write(urn);
    await runs.write(run, urn, 'status', { removed: true });
    await runs.rollBack(run);
    const [undone, ...rest] = (await changes({ runId: run })).changes;
    expect([undone.urn, undone.runId, rest]).toEqual([urn, run, []]);
  });

  it('contains permanent deletions, but no earlier changes of the deleted entities', async () => {
    const { newest } = await changes({ count: 1 });
    const urn = newTable();
    await write(urn);
    await catalog.post('/entities?action=delete', { urn });
    expect((await changes({ after: newest })).changes).toMatchObject([
      { urn, entity: null, aspects: [], isDeletion: true },
    ]);
  });

  it('excludes timeseries points, credentials and, by default, internal state of clients', async () => {
    const { newest } = await changes({ count: 1 });
    const urn = newTable();
    await write(urn);
    await runs.write(undefined, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    const note = `urn:li:dataHubStepState:${unique('step')}`;
    await runs.write(undefined, note, 'dataHubStepStateProperties', {
      properties: {},
      lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' },
    });
    const secret = `urn:li:dataHubSecret:${unique('secret')}`;
    await runs.write(undefined, secret, 'dataHubSecretValue', { name: 'x', value: 'opens doors' });
    const found = await changes({ after: newest });
    expect(urnsOf(found)).toEqual([secret, urn]);
    expect(found.changes[0].aspects).toEqual([{ name: 'dataHubSecretKey', operation: 'UPSERT' }]);
    expect(urnsOf(await changes({ after: newest, types: ['DATAHUB_STEP_STATE'] }))).toEqual([note]);
  });

  it.each([
    [{ count: 0 }, 'INVALID_REQUEST'],
    [{ count: 501 }, 'LIMIT_EXCEEDED'],
    [{ before: 'nonsense' }, 'INVALID_REQUEST'],
    [{ after: '' }, 'INVALID_REQUEST'],
    [{ actor: 'nobody' }, 'INVALID_URN'],
    [{ types: ['OTHER'] }, 'INVALID_REQUEST'],
  ])('refuses %j', async (input, code) => {
    const { errors } = await catalog.graphql(CHANGES, { input });
    expect(errors[0].extensions.reason).toBe(code);
  });

  it('refuses a cursor of the other direction, and both directions at once', async () => {
    await write(newTable());
    const { older, newest } = await changes({ count: 1 });
    for (const input of [{ before: newest }, { after: older }, { before: older, after: newest }]) {
      const { errors } = await catalog.graphql(CHANGES, { input });
      expect(errors[0].extensions.reason).toBe('INVALID_REQUEST');
    }
  });
});

describe('the list of recently changed entities', () => {
  it('contains each entity once, latest first', async () => {
    const urns = Array.from({ length: 3 }, newTable);
    for (const urn of [...urns, urns[0]!, urns[1]!])
      await runs.write(undefined, urn, 'datasetProperties', { name: unique('n') });
    const expected = [urns[1], urns[0], urns[2]];
    expect(await recent({ count: 3 })).toEqual(expected);
    expect(await recent({ count: 2 })).toEqual(expected.slice(0, 2));
    expect(await recent({ count: 3, types: ['DATASET'] })).toEqual(expected);
  });

  it('excludes soft-deleted and deleted entities, and those that only received timeseries points', async () => {
    const [kept, removed, deleted, measured] = Array.from({ length: 4 }, newTable) as [
      string,
      string,
      string,
      string,
    ];
    for (const urn of [measured, kept, removed, deleted]) await write(urn);
    await runs.write(undefined, removed, 'status', { removed: true });
    await catalog.post('/entities?action=delete', { urn: deleted });
    await runs.write(undefined, measured, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    expect(await recent({ count: 2 })).toEqual([kept, measured]);
  });

  it.each([
    [{ count: 0 }, 'INVALID_REQUEST'],
    [{ count: 101 }, 'LIMIT_EXCEEDED'],
  ])('refuses %j', async (input, code) => {
    const { errors } = await catalog.graphql(RECENT, { input });
    expect(errors[0].extensions.reason).toBe(code);
  });
});

it('a restricted caller sees only changes of visible entities, and no permanent deletions', async () => {
  const run = unique('run');
  const [seen, hidden, deleted] = [newTable(), newTable(), newTable()];
  const reader = await inviteReader(viewing.catalog, [{ field: 'URN', values: [seen, deleted] }]);
  for (const urn of [seen, hidden, deleted]) await write(urn, run);
  await catalog.post('/entities?action=delete', { urn: deleted });
  const listed = async (input: object) => urnsOf((await reader.query(CHANGES, { input })).catalogChanges);
  expect(await listed({ runId: run })).toEqual([seen]);
  expect(await listed({ count: 3 })).not.toEqual(expect.arrayContaining([deleted]));
  const { recentlyChanged } = await reader.query(RECENT, { input: { types: ['DATASET'] } });
  expect(recentlyChanged.map(({ entity }: any) => entity.urn)).toEqual([seen]);
  const { catalogChanges } = await viewing.root.query(CHANGES, { input: { runId: run } });
  expect(urnsOf(catalogChanges)).toEqual([hidden, seen]);
});

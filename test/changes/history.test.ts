/** The history of entities: every change of every aspect. */
import { inviteReader, openViewing } from '../authorization/scope-support.js';
import { openRuns } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';

const { catalog, runs } = await openRuns();
const viewing = await openViewing();

const HISTORY = `query ($urn: String!, $input: HistoryInput) { entity(urn: $urn) { history(input: $input) {
  nextCursor changes { id time runId aspectName operation version before after actor { urn } } } } }`;

const historyOf = async (urn: string, input: object = {}): Promise<any> =>
  (await catalog.query(HISTORY, { urn, input })).entity.history;
/** `<operation> <aspect> <version>: <before> > <after>`, where the description represents the value. */
const changesIn = ({ changes }: any): string[] =>
  changes.map(
    ({ operation, aspectName, version, before, after }: any) =>
      `${operation} ${aspectName} ${version}: ${shortened(before)} > ${shortened(after)}`,
  );
const shortened = (text: string | null) => (text === null ? '-' : (JSON.parse(text).description ?? 'value'));
const properties = (description: string) => ({ description });
const newTable = () => datasetUrn(unique('history'));
/** One request, so one change. */
const writeTogether = async (...proposals: readonly object[]) => {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
};
const DELETE = { changeType: 'DELETE' };

async function everyPage(urn: string, input: object): Promise<any[]> {
  const changes: any[] = [];
  for (let cursor: string | undefined | null; cursor !== null;) {
    const page = await historyOf(urn, { ...input, cursor });
    changes.push(...page.changes);
    cursor = page.nextCursor;
  }
  return changes;
}

describe('the history of one entity', () => {
  it('contains the actor, time, run and both values of each change', async () => {
    const [urn, run] = [newTable(), unique('run')];
    await runs.write(undefined, urn, 'datasetProperties', properties('one'));
    await runs.write(run, urn, 'datasetProperties', properties('two'));
    const { changes, nextCursor } = await historyOf(urn);
    expect(nextCursor).toBeNull();
    expect(changesIn({ changes })).toEqual([
      'UPSERT datasetProperties 2: one > two',
      'UPSERT datasetProperties 1: - > one',
      'UPSERT datasetKey 1: - > value',
    ]);
    expect(changes[0]).toMatchObject({ runId: run, actor: { urn: 'urn:li:corpuser:datahub' } });
    expect(changes[1].runId).toBeNull();
    const times = changes.map(({ time }: any) => time);
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    expect(times.at(-1)).toBeGreaterThan(0);
    expect(new Set(changes.map(({ id }: any) => id)).size).toBe(3);
    expect((await historyOf(urn)).changes).toEqual(changes);
  });

  it('starts from nothing after a deletion, whether in one request or in several', async () => {
    const [urn, other] = [newTable(), newTable()];
    const values = ['one', 'two', 'three'].map((text) => properties(text));
    for (const each of [urn, other]) await runs.write(undefined, each, 'datasetProperties', values[0]);
    await runs.write(undefined, urn, 'datasetProperties', undefined, 'DELETE');
    await runs.write(undefined, urn, 'datasetProperties', values[1]);
    await runs.write(undefined, urn, 'datasetProperties', values[2]);
    const expected = [
      'UPSERT datasetProperties 3: two > three',
      'UPSERT datasetProperties 2: - > two',
      'DELETE datasetProperties null: one > -',
      'UPSERT datasetProperties 1: - > one',
    ];
    const only = { aspectNames: ['datasetProperties'] };
    expect(changesIn(await historyOf(urn, only))).toEqual(expected);
    await writeTogether(
      proposal(other, 'datasetProperties', undefined, DELETE),
      ...values.slice(1).map((value) => proposal(other, 'datasetProperties', value)),
    );
    expect(changesIn(await historyOf(other, only))).toEqual(expected);
  });

  it('contains a rollback as a change with the run that was rolled back', async () => {
    const [urn, run] = [newTable(), unique('run')];
    await runs.write(undefined, urn, 'datasetProperties', properties('one'));
    await runs.write(run, urn, 'datasetProperties', properties('two'));
    await runs.rollBack(run);
    const history = await historyOf(urn, { aspectNames: ['datasetProperties'] });
    expect(changesIn(history).slice(0, 2)).toEqual([
      'ROLLBACK datasetProperties 3: two > one',
      'UPSERT datasetProperties 2: one > two',
    ]);
    expect(history.changes.map(({ runId }: any) => runId)).toEqual([null, run, null]);
  });

  it('restarts after a permanent deletion of the entity', async () => {
    const urn = newTable();
    await runs.write(undefined, urn, 'datasetProperties', properties('one'));
    await catalog.post('/entities?action=delete', { urn });
    expect(await historyOf(urn)).toMatchObject({ changes: [] });
    await runs.write(undefined, urn, 'datasetProperties', properties('two'));
    expect(changesIn(await historyOf(urn))).toEqual([
      'UPSERT datasetProperties 1: - > two',
      'UPSERT datasetKey 1: - > value',
      'DELETE_ENTITY null null: - > -',
    ]);
  });

  it('excludes timeseries points and aspects that hold credentials', async () => {
    const urn = newTable();
    await runs.write(undefined, urn, 'status', { removed: false });
    await runs.write(undefined, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    const secret = `urn:li:dataHubSecret:${unique('secret')}`;
    await runs.write(undefined, secret, 'dataHubSecretValue', { name: 'x', value: 'opens doors' });
    const names = async (each: string) =>
      (await historyOf(each)).changes.map(({ aspectName }: any) => aspectName);
    expect(await names(urn)).toEqual(['status', 'datasetKey']);
    expect(await names(secret)).toEqual(['dataHubSecretKey']);
    expect((await historyOf(secret, { aspectNames: ['dataHubSecretValue'] })).changes).toEqual([]);
  });
});

describe('a paged history', () => {
  const urn = newTable();
  beforeAll(async () => {
    for (let number = 0; number < 4; number += 1)
      await writeTogether(
        proposal(urn, 'datasetProperties', properties(`${number}`)),
        proposal(urn, 'status', { removed: number % 2 === 0 }),
        proposal(urn, 'datasetProperties', properties(`${number} again`)),
      );
  });

  it('is the same for any page size', async () => {
    const whole = (await historyOf(urn, { count: 100 })).changes;
    expect(whole).toHaveLength(13);
    for (const count of [1, 2, 5, 12, 13]) expect(await everyPage(urn, { count })).toEqual(whole);
    const aspectNames = ['status'];
    const some = whole.filter(({ aspectName }: any) => aspectName === 'status');
    expect(await everyPage(urn, { count: 3, aspectNames })).toEqual(some);
  });

  it('does not shift during concurrent writes', async () => {
    const whole = (await historyOf(urn, { count: 100 })).changes;
    const first = await historyOf(urn, { count: 4 });
    await Promise.all(
      ['x', 'y', 'z'].map((text) => runs.write(undefined, urn, 'datasetProperties', properties(text))),
    );
    const rest = await historyOf(urn, { count: 100, cursor: first.nextCursor });
    expect([...first.changes, ...rest.changes]).toEqual(whole);
    const now = (await historyOf(urn, { count: 100 })).changes;
    expect(now).toHaveLength(Number(whole.length) + 3);
    // In any order of the writes, each value follows the previous one.
    const values = now.filter(({ aspectName }: any) => aspectName === 'datasetProperties').reverse();
    const byVersion = values.toSorted((one: any, other: any) => one.version - other.version);
    expect(byVersion.map(({ before }: any) => before)).toEqual([
      null,
      ...byVersion.slice(0, -1).map(({ after }: any) => after),
    ]);
  });

  it.each([
    [{ cursor: 'nonsense' }, 'INVALID_REQUEST'],
    [{ cursor: '' }, 'INVALID_REQUEST'],
    [{ count: 0 }, 'INVALID_REQUEST'],
    [{ count: -1 }, 'INVALID_REQUEST'],
    [{ count: 101 }, 'LIMIT_EXCEEDED'],
    [{ aspectNames: ['noSuchAspect'] }, 'UNKNOWN_ASPECT'],
  ])('refuses %j', async (input, code) => {
    const { errors } = await catalog.graphql(HISTORY, { urn, input });
    expect(errors[0].extensions.reason).toBe(code);
  });
});

it('history is visible only to callers who may view the entity; a hidden referenced entity has an empty history', async () => {
  const [seen, hidden] = [newTable(), newTable()];
  const owner = `urn:li:corpuser:${unique('owner')}`;
  const ownership = { owners: [{ owner, type: 'DATAOWNER' }] };
  for (const urn of [seen, hidden]) await runs.write(undefined, urn, 'ownership', ownership);
  await runs.write(undefined, owner, 'corpUserInfo', { active: true });
  const reader = await inviteReader(viewing.catalog, [{ field: 'URN', values: [seen] }]);
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset { history { changes { aspectName after } }
    ownership { owners { owner { ... on CorpUser { urn history { nextCursor changes { aspectName after } } } } } } } } }`;
  const [all, few] = await Promise.all(
    [viewing.root, reader].map((by) => by.query(query, { urns: [seen, hidden] })),
  );
  const [shown, withheld] = few.entities;
  expect(withheld).toEqual({ ownership: null, history: { changes: [] } });
  // The value is returned as stored, as by `aspects`.
  expect(shown.history).toEqual(all.entities[0].history);
  expect(JSON.parse(shown.history.changes[0].after)).toMatchObject(ownership);
  expect(all.entities[0].ownership.owners[0].owner.history.changes).toHaveLength(2);
  expect(shown.ownership.owners[0].owner).toEqual({
    urn: owner,
    history: { nextCursor: null, changes: [] },
  });
});

/** Plain writes of versions: the version set follows in the same transaction, also if several clients write at once. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored } = mutationTools(() => catalog);

const VERSION = 'versionProperties';
const newSet = () => `urn:li:versionSet:(${unique('set')},dataset)`;
const newTable = () => datasetUrn(unique('version'));
const version = (versionSet: string, sortId: string, more: object = {}) => ({
  versionSet,
  version: { versionTag: `v${sortId}` },
  sortId,
  ...more,
});
const write = (urn: string, set: string, sortId: string) =>
  catalog.ingest(urn, VERSION, version(set, sortId));
const flagOf = async (urn: string) => (await stored(urn, VERSION)).isLatest;
const latestOf = async (set: string) => (await stored(set, 'versionSetProperties'))?.latest;

async function versions(set: string, ...sortIds: string[]): Promise<string[]> {
  const urns = sortIds.map(newTable);
  for (const [index, urn] of urns.entries()) {
    const answer = await write(urn, set, sortIds[index] ?? '');
    expect([answer.status, answer.json]).toEqual([200, { value: urn }]);
  }
  return urns;
}

it('the first version makes the set, greater ones become the latest, and a repeat changes nothing', async () => {
  const set = newSet();
  const [first = '', third = '', second = ''] = await versions(set, '1', '3', '2');
  expect(await stored(set, 'versionSetProperties')).toEqual({
    latest: third,
    versioningScheme: 'LEXICOGRAPHIC_STRING',
  });
  expect(await Promise.all([first, second, third].map(flagOf))).toEqual([false, undefined, true]);
  const { created } = (await catalog.entity(third, [VERSION])).json.aspects[VERSION];
  await write(third, set, '3');
  expect((await catalog.entity(third, [VERSION])).json.aspects[VERSION].created).toEqual(created);
});

it('one batch with several versions leaves the greatest as the latest', async () => {
  const set = newSet();
  const [a, b, c] = [newTable(), newTable(), newTable()];
  const answer = await catalog.ingestBatch(
    [a, b, c].map((urn, index) => proposal(urn, VERSION, version(set, ['2', '9', '5'][index] ?? ''))),
  );
  expect(answer.status).toBe(200);
  expect(await latestOf(set)).toBe(b);
  expect(await Promise.all([a, b, c].map(flagOf))).toEqual([false, true, undefined]);
});

it('concurrent writers leave exactly one latest version, the greatest', async () => {
  const set = newSet();
  const urns = Array.from({ length: 12 }, newTable);
  const sortIds = urns.map((_, index) => String((index * 7) % 12).padStart(2, '0'));
  const answers = await Promise.all(urns.map((urn, index) => write(urn, set, sortIds[index] ?? '')));
  expect(answers.map(({ status }) => status)).toEqual(urns.map(() => 200));
  const greatest = urns[sortIds.indexOf('11')];
  expect(await latestOf(set)).toBe(greatest);
  const flags = await Promise.all(urns.map(flagOf));
  expect(urns.filter((_, index) => flags[index] === true)).toEqual([greatest]);
});

it('of concurrent writers of one sort id, one succeeds', async () => {
  const set = newSet();
  const answers = await Promise.all(Array.from({ length: 6 }, () => write(newTable(), set, '1')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

it('the next lower version follows a latest one that is deleted, whichever way', async () => {
  const set = newSet();
  const [first = '', second = '', third = '', fourth = ''] = await versions(set, '1', '2', '3', '4');
  await catalog.post('/entities?action=delete', { urn: fourth });
  expect([await latestOf(set), await flagOf(third)]).toEqual([third, true]);
  await catalog.ingest(third, VERSION, undefined, { changeType: 'DELETE' });
  expect([await latestOf(set), await flagOf(second)]).toEqual([second, true]);
  await write(second, newSet(), '2');
  expect([await latestOf(set), await flagOf(first)]).toEqual([first, true]);
  await catalog.post('/entities?action=delete', { urn: first });
  expect(await latestOf(set)).toBeUndefined();
});

it('a written set names another of its versions as the latest', async () => {
  const set = newSet();
  const [first = '', second = ''] = await versions(set, '1', '2');
  const properties = { latest: first, versioningScheme: 'LEXICOGRAPHIC_STRING' };
  expect((await catalog.ingest(set, 'versionSetProperties', properties)).status).toBe(200);
  expect(await Promise.all([first, second].map(flagOf))).toEqual([true, false]);
  const unknown = await catalog.ingest(set, 'versionSetProperties', { ...properties, latest: newTable() });
  expect([unknown.status, unknown.json.path]).toEqual([400, '/latest']);
  expect(await latestOf(set)).toBe(first);
});

it('search hides versions that are not the latest, in the state after the write', async () => {
  const set = newSet();
  const [first = '', second = ''] = await versions(set, '1', '2');
  const filter = { or: [{ and: [{ field: 'versionSet', condition: 'EQUAL', values: [set] }] }] };
  const flags = {
    or: [{ and: [...filter.or[0]!.and, { field: 'isLatest', condition: 'EQUAL', values: ['true'] }] }],
  };
  const { json } = await catalog.search({ entity: 'dataset', input: '*', filter: flags });
  expect(json.value.entities).toEqual([second]);
  const all = await catalog.search({ entity: 'dataset', input: '*', filter });
  expect(new Set(all.json.value.entities)).toEqual(new Set([first, second]));
});

it('a refused version changes nothing of the set, and names the member', async () => {
  const set = newSet();
  const [first = ''] = await versions(set, '1');
  const next = newTable();
  const answer = await catalog.ingest(next, VERSION, version(set, '2', { isLatest: true }));
  expect([answer.status, answer.json.path]).toEqual([400, '/isLatest']);
  expect([await latestOf(set), await stored(next, VERSION)]).toEqual([first, undefined]);
});

it('a rolled back run gives the set its previous latest version', async () => {
  const set = newSet();
  const [first = ''] = await versions(set, '1');
  const runId = unique('run');
  await catalog.ingest(newTable(), VERSION, version(set, '2'), { systemMetadata: { runId } });
  expect(await flagOf(first)).toBe(false);
  expect((await catalog.post('/runs?action=rollback', { runId, dryRun: false })).status).toBe(200);
  expect([await latestOf(set), await flagOf(first)]).toEqual([first, true]);
});

it('a rollback keeps the latest version that another run has linked since, also if both runs are undone', async () => {
  const set = newSet();
  const [first = ''] = await versions(set, '1');
  const [second, third] = [newTable(), newTable()];
  const [older, newer] = [unique('older'), unique('newer')];
  const link = (urn: string, sortId: string, runId: string) =>
    catalog.ingest(urn, VERSION, version(set, sortId), { systemMetadata: { runId } });
  await link(second, '2', older);
  await link(third, '3', newer);
  const undo = async (runId: string) =>
    (await catalog.post('/runs?action=rollback', { runId, dryRun: false })).status;
  expect(await undo(older)).toBe(200);
  expect(await latestOf(set)).toBe(third);
  expect(await Promise.all([first, third].map(flagOf))).toEqual([false, true]);
  expect(await undo(newer)).toBe(200);
  expect(await latestOf(set)).toBe(first);
  expect(await flagOf(first)).toBe(true);
});

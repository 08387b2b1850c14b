/** Mutations that link assets to version sets and unlink them, alone and concurrently. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { exists, stored, newTable } = mutationTools(() => catalog);

const SHOWN = '{ urn latestVersion { urn } properties { versioningScheme } }';
const LINK = `mutation ($input: LinkVersionInput!) { linkAssetVersion(input: $input) ${SHOWN} }`;
const UNLINK = `mutation ($input: UnlinkVersionInput!) { unlinkAssetVersion(input: $input) ${SHOWN} }`;
const newSet = (type = 'dataset') => `urn:li:versionSet:(${unique('set')},${type})`;
const codes = ({ errors }: any): string[] => errors.map(({ extensions }: any) => extensions.reason);

function link(versionSet: string, linkedEntity: string, more: object = {}): Promise<any> {
  return catalog.graphql(LINK, { input: { versionSet, linkedEntity, version: unique('v'), ...more } });
}
function unlink(unlinkedEntity: string | null, versionSet?: string): Promise<any> {
  return catalog.graphql(UNLINK, { input: { unlinkedEntity, versionSet } });
}
async function linked(set: string, count: number): Promise<string[]> {
  const urns: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const urn = await newTable();
    expect((await link(set, urn, { version: `v${made}` })).errors).toBeUndefined();
    urns.push(urn);
  }
  return urns;
}

/** Checks that exactly one member is the latest, that the set refers to it, and that all sort ids differ. @returns the latest */
async function expectInOrder(set: string, members: readonly string[]): Promise<string> {
  const versions = await Promise.all(members.map((urn) => stored(urn, 'versionProperties')));
  expect(versions.map(({ versionSet }) => versionSet)).toEqual(members.map(() => set));
  const sortIds: string[] = versions.map(({ sortId }) => sortId);
  expect(new Set(sortIds).size).toBe(members.length);
  const greatest = sortIds.indexOf([...sortIds].sort().at(-1) ?? '');
  expect(versions.map(({ isLatest }) => isLatest)).toEqual(members.map((_, index) => index === greatest));
  expect((await stored(set, 'versionSetProperties')).latest).toBe(members[greatest]);
  return members[greatest] ?? '';
}

it('the first version creates the set', async () => {
  const set = newSet();
  const table = await newTable();
  const creator = 'urn:li:corpuser:ann';
  const source = { sourceTimestamp: 5, sourceCreator: creator };
  const { data } = await link(set, table, { version: 'v1', comment: 'First', ...source });
  expect(data.linkAssetVersion).toEqual({
    urn: set,
    latestVersion: { urn: table },
    properties: { versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' },
  });
  expect(await stored(table, 'versionProperties')).toMatchObject({
    versionSet: set,
    version: { versionTag: 'v1' },
    comment: 'First',
    sortId: 'AAAAAAAA',
    isLatest: true,
    sourceCreatedTimestamp: { time: 5, actor: creator },
    metadataCreatedTimestamp: { time: expect.any(Number) },
  });
});

it('the next version becomes the latest, also for models', async () => {
  const set = newSet('mlModel');
  const models = ['a', 'b'].map((name) => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${unique(name)},PROD)`);
  for (const model of models) await catalog.ingest(model, 'status', { removed: false });
  for (const model of models) expect((await link(set, model)).errors).toBeUndefined();
  expect(await expectInOrder(set, models)).toBe(models[1]);
});

it('linking the latest again changes only its label', async () => {
  const set = newSet();
  const [first = '', second = ''] = await linked(set, 2);
  const before = await stored(second, 'versionProperties');
  expect((await link(set, second, { version: 'final' })).errors).toBeUndefined();
  expect(await stored(second, 'versionProperties')).toEqual({ ...before, version: { versionTag: 'final' } });
  expect(await expectInOrder(set, [first, second])).toBe(second);
});

it('an asset can be in one version set, once', async () => {
  const set = newSet();
  const [first = ''] = await linked(set, 2);
  expect(codes(await link(set, first))).toEqual(['CONFLICT']);
  expect(codes(await link(newSet(), first))).toEqual(['CONFLICT']);
});

it('many assets that are linked at once are all members, in some order', async () => {
  const set = newSet();
  const tables = await Promise.all(Array.from({ length: 8 }, () => newTable()));
  const answers = await Promise.all(tables.map((table) => link(set, table)));
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  await expectInOrder(set, tables);
});

it('concurrent linking and unlinking leaves exactly one latest version', async () => {
  const set = newSet();
  const [first = '', second = '', third = '', fourth = ''] = await linked(set, 4);
  const fresh = await newTable();
  const answers = await Promise.all([unlink(fourth), link(set, fresh), unlink(second), unlink(third)]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(await expectInOrder(set, [first, fresh])).toBe(fresh);
});

it('unlinking the latest version makes the previous one the latest', async () => {
  const set = newSet();
  const [first = '', second = '', third = ''] = await linked(set, 3);
  expect((await unlink(third, set)).data.unlinkAssetVersion.latestVersion).toEqual({ urn: second });
  expect(await stored(third, 'versionProperties')).toBeUndefined();
  expect(await expectInOrder(set, [first, second])).toBe(second);
  expect((await unlink(first, set)).errors).toBeUndefined();
  expect(await expectInOrder(set, [second])).toBe(second);
});

it('a set without versions has no latest one, and accepts versions again', async () => {
  const set = newSet();
  const [only = ''] = await linked(set, 1);
  const { unlinkAssetVersion } = (await unlink(only)).data;
  expect(unlinkAssetVersion).toEqual({ urn: set, latestVersion: null, properties: null });
  expect((await link(set, only)).errors).toBeUndefined();
  expect(await expectInOrder(set, [only])).toBe(only);
});

it('a version can be linked after the latest one was deleted', async () => {
  const set = newSet();
  const [first = '', gone = ''] = await linked(set, 2);
  expect((await catalog.post('/entities?action=delete', { urn: gone })).status).toBe(200);
  expect(await stored(gone, 'versionProperties')).toBeUndefined();
  const next = await newTable();
  expect((await link(set, next)).errors).toBeUndefined();
  expect(await expectInOrder(set, [first, next])).toBe(next);
});

it('refuses a label that another version of the set has', async () => {
  const set = newSet();
  await linked(set, 1);
  expect(codes(await link(set, await newTable(), { version: 'v0' }))).toEqual(['INVALID_ASPECT']);
});

it('refuses a blank label, and links nothing', async () => {
  const set = newSet();
  const table = await newTable();
  expect(codes(await link(set, table, { version: ' ' }))).toEqual(['INVALID_REQUEST']);
  expect(await exists(set)).toBe(false);
});

it('refuses to link to a set whose versioning scheme leaves the order to its writers', async () => {
  const set = newSet();
  const table = await newTable();
  const versioningScheme = 'LEXICOGRAPHIC_STRING';
  const version = { versionSet: set, version: { versionTag: '1' }, sortId: '1', versioningScheme };
  expect((await catalog.ingest(table, 'versionProperties', version)).status).toBe(200);
  expect(codes(await link(set, await newTable()))).toEqual(['INVALID_REQUEST']);
});

it.each([
  ['a set of another type', newSet('chart'), 'INVALID_REQUEST'],
  ['a URN of another entity type', 'urn:li:tag:x', 'INVALID_URN'],
])('%s is refused', async (_, set, code) => {
  expect(codes(await link(set, await newTable()))).toEqual([code]);
});

it('refuses an asset of a type without versions', async () => {
  const tag = `urn:li:tag:${unique('tag')}`;
  await catalog.ingest(tag, 'tagProperties', { name: 'x' });
  expect(codes(await link(newSet('tag'), tag))).toEqual(['INVALID_REQUEST']);
});

it('refuses missing assets and assets that are not linked', async () => {
  expect(codes(await link(newSet(), datasetUrn(unique('nothing'))))).toEqual(['NOT_FOUND']);
  expect(codes(await unlink(await newTable()))).toEqual(['NOT_FOUND']);
  expect(codes(await unlink(await newTable(), newSet()))).toEqual(['NOT_FOUND']);
  expect(codes(await unlink(null))).toEqual(['INVALID_REQUEST']);
});

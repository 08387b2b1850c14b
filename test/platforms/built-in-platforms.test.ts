/** The data platforms that every catalog has, and what people and newer versions change of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_USER } from '../../src/auth/auth-deps.js';
import { startCatalog, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { KEY } from '../helpers/secured-catalog.js';

const ACCESS = { access: { auth: false, loopback: true, tokenKey: KEY } };
const folder = mkdtempSync(join(tmpdir(), 'trellis-platforms-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(ACCESS);
});
afterAll(() => catalog.stop());

const urnOf = (id: string) => `urn:li:dataPlatform:${id}`;
const infoOf = (id: string, displayName: string) => ({
  ...{ name: id, displayName, type: 'OTHERS', datasetNameDelimiter: '.' },
});

/** Starts a service whose list of platforms has these, too, and stops it. */
async function startWith(platforms: Record<string, object>): Promise<void> {
  writeFileSync(join(folder, 'platforms.json'), JSON.stringify(platforms));
  await (await startFreshCatalog({ ...ACCESS, schemaFolders: [folder] })).stop();
}

const displayName = async (id: string): Promise<string | null> =>
  (await catalog.query(`{ dataPlatform(urn: "${urnOf(id)}") { displayName } }`)).dataPlatform.displayName;

it('each platform of the list is there with its description', async () => {
  const listed = JSON.parse(readFileSync('schemas/platforms.json', 'utf8')) as Record<string, object>;
  const urns = Object.keys(listed).map(urnOf);
  expect(urns.length).toBeGreaterThan(100);
  const { json } = await catalog.post(
    '/openapi/v3/entity/dataplatform/batchGet?systemMetadata=true',
    urns.map((urn) => ({ urn, dataPlatformInfo: {} })),
  );
  expect(json).toHaveLength(urns.length);
  // Other test files describe platforms as well.
  const untouched = json.filter(
    ({ dataPlatformInfo }: any) => dataPlatformInfo.auditStamp.actor === SYSTEM_USER,
  );
  expect(untouched.length).toBeGreaterThan(80);
  for (const { urn, dataPlatformInfo } of untouched)
    expect([urn, dataPlatformInfo.value]).toEqual([urn, listed[urn.split(':').at(-1)]]);
});

it('an asset shows the description of its platform, which nobody wrote', async () => {
  const urn = `urn:li:dataset:(${urnOf('powerbi')},${unique('report')},PROD)`;
  await catalog.ingest(urn, 'status', { removed: false });
  const fields = 'platform { name properties { displayName datasetNameDelimiter logoUrl } }';
  const { dataset } = await catalog.query(`{ dataset(urn: "${urn}") { ${fields} } }`);
  expect(dataset.platform).toEqual({
    name: 'powerbi',
    properties: {
      displayName: 'Power BI',
      datasetNameDelimiter: '.',
      logoUrl: 'assets/platforms/powerbilogo.svg',
    },
  });
});

it('platforms are found if their type is requested, and otherwise not', async () => {
  const search = async (types: string) => {
    const input = `{ ${types} query: "microstrategy", count: 1000 }`;
    const { searchAcrossEntities } = await catalog.query(
      `{ searchAcrossEntities(input: ${input}) { searchResults { entity { urn } } } }`,
    );
    return searchAcrossEntities.searchResults.map(({ entity }: any) => entity.urn);
  };
  expect(await search('types: [DATA_PLATFORM],')).toContain(urnOf('microstrategy'));
  expect(await search('')).not.toContain(urnOf('microstrategy'));
});

it('what somebody wrote about a platform stays, written before the platform was listed or after', async () => {
  const [before, after] = [unique('before'), unique('after')];
  const write = (id: string) => catalog.ingest(urnOf(id), 'dataPlatformInfo', infoOf(id, 'Written'));
  await write(before);
  await startWith({ [before]: infoOf(before, 'Listed'), [after]: infoOf(after, 'Listed') });
  expect([await displayName(before), await displayName(after)]).toEqual(['Written', 'Listed']);
  await write(after);
  await startWith({ [before]: infoOf(before, 'Newer'), [after]: infoOf(after, 'Newer') });
  expect([await displayName(before), await displayName(after)]).toEqual(['Written', 'Written']);
});

it.each([
  [
    '/openapi/v3/entity/dataplatform?async=false',
    (urn: string, aspect: object) => [{ urn, dataPlatformInfo: aspect }],
  ],
  [
    '/aspects?action=ingestProposal',
    (entityUrn: string, { value, systemMetadata }: any) => ({
      proposal: {
        ...{ entityType: 'dataPlatform', entityUrn, changeType: 'UPSERT', aspectName: 'dataPlatformInfo' },
        aspect: { value: JSON.stringify(value), contentType: 'application/json' },
        systemMetadata,
      },
    }),
  ],
])('what somebody wrote stays if it repeats the metadata that was read: %s', async (path, bodyOf) => {
  const id = unique('repeated');
  await startWith({ [id]: infoOf(id, 'Listed') });
  const address = `/openapi/v3/entity/dataplatform/${urnOf(id)}/dataPlatformInfo?systemMetadata=true`;
  const { value, systemMetadata } = (await catalog.get(address)).json;
  const aspect = { value: { ...value, displayName: 'Written' }, systemMetadata };
  expect((await catalog.post(path, bodyOf(urnOf(id), aspect))).status).toBe(200);
  await startWith({ [id]: infoOf(id, 'Listed') });
  expect(await displayName(id)).toBe('Written');
});

it('a newer list changes what nobody has changed', async () => {
  const id = unique('listed');
  await startWith({ [id]: infoOf(id, 'Old') });
  await startWith({ [id]: infoOf(id, 'New') });
  expect(await displayName(id)).toBe('New');
  await startWith({ [id]: infoOf(id, 'Newest') });
  expect(await displayName(id)).toBe('Newest');
});

it('a platform that somebody deleted stays deleted', async () => {
  const [id, other] = [unique('deleted'), unique('other')];
  await startWith({ [id]: infoOf(id, 'Listed') });
  expect((await catalog.post('/entities?action=delete', { urn: urnOf(id) })).status).toBe(200);
  await startWith({ [id]: infoOf(id, 'Newer'), [other]: infoOf(other, 'Listed') });
  expect([await displayName(id), await displayName(other)]).toEqual([null, 'Listed']);
});

it('a start that has nothing to create sends two statements for all platforms', async () => {
  const next = await startFreshCatalog(ACCESS);
  const sent = next.takeStatements().map(({ text }) => text.split('\n')[0] ?? '');
  await next.stop();
  const naming = (name: string) => sent.filter((line) => line.includes(name));
  expect(naming('platforms/list-platforms')).toHaveLength(1);
  expect(naming('writes/store-entities')).toEqual([]);
});

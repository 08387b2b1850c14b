/** Who may read a timeline of a catalog in which everybody may read everything else. */
import { openViewing } from '../authorization/scope-support.js';
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { ask, KEY, ROOT_PASSWORD } from '../helpers/secured-catalog.js';

const access = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };
const { catalog } = await openViewing({ access });
const { store, holder, somebody } = verbs(() => catalog);

const urn = datasetUrn(unique('rights'));
const resources = where({ field: 'URN', values: [urn] });
const link = (url: string) => ({
  ...{ url, description: 'a' },
  createStamp: { time: 1, actor: 'urn:li:corpuser:ann' },
});

beforeAll(async () => {
  await store(proposal(urn, 'institutionalMemory', { elements: [link('https://a.example')] }));
  const twice = [link('https://b.example'), link('https://b.example')];
  await store(proposal(urn, 'institutionalMemory', { elements: twice }));
});

const encoded = encodeURIComponent(urn);
const read = (by: Somebody, path: string) => ask(catalog, `${path}/${encoded}`, by.headers);
const TIMELINE = 'query ($urn: String!) { getTimeline(input: { urn: $urn }) { cutAt } }';
const codes = async (by: Somebody): Promise<unknown[]> => [
  (await read(by, '/openapi/timeline/v1')).status,
  (await read(by, '/openapi/v2/timeline/v1')).status,
  (await by.graphql(TIMELINE, { urn })).errors?.[0].extensions.code,
];

it('a timeline is refused without a privilege on the entity, although the entity can be read', async () => {
  const nobody = await somebody();
  expect((await read(nobody, '/entitiesV2')).status).toBe(200);
  expect(await codes(nobody)).toEqual([403, 403, 403]);
});

it.each(['GET_TIMELINE_PRIVILEGE', 'VIEW_ENTITY_PAGE', 'EDIT_ENTITY'])('%s permits it', async (privilege) => {
  expect(await codes(await holder([privilege], { resources }))).toEqual([200, 200, undefined]);
});

it('two equal links that replace one are three changes', async () => {
  const by = await holder(['GET_TIMELINE_PRIVILEGE'], { resources });
  const { json } = await read(by, '/openapi/v2/timeline/v1');
  expect(json.at(-1).changeEvents.map(({ operation }: any) => operation)).toEqual(['REMOVE', 'ADD', 'ADD']);
});

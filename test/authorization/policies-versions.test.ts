/** Permissions on versions: the write of a version needs the privilege on it alone, and what follows is done by the system. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { verbs, where } from './policies-verbs.js';

let catalog: TestCatalog;
const { asRoot, store, holder } = verbs(() => catalog);
beforeAll(async () => {
  catalog = await startSecured();
});
afterAll(() => catalog.stop());

const VERSION = 'versionProperties';

it('a version joins a set with the privilege on itself, and the flags of the others follow', async () => {
  const [set, own, other] = [
    `urn:li:versionSet:(${unique('set')},dataset)`,
    datasetUrn(unique('own')),
    datasetUrn(unique('other')),
  ];
  const version = (sortId: string, more: object = {}) => ({
    ...{ versionSet: set, version: { versionTag: sortId }, sortId },
    ...more,
  });
  await store(proposal(own, 'status', { removed: false }), proposal(other, VERSION, version('b')));
  const one = await holder(['EDIT_ENTITY'], { resources: where({ field: 'URN', values: [own] }) });
  for (const taken of [
    version('b', { version: { versionTag: 'x' } }),
    version('c', { version: { versionTag: 'b' } }),
  ]) {
    const refused = await one.write(own, VERSION, taken);
    expect(refused.status).toBe(400);
    expect(refused.text).not.toContain(other);
  }
  expect((await one.write(other, VERSION, version('a'))).status).toBe(403);
  expect(
    (await one.write(set, 'versionSetProperties', { latest: other, versioningScheme: 'x' })).status,
  ).toBe(403);
  expect((await one.write(own, VERSION, version('c'))).status).toBe(200);
  const root = await asRoot();
  const { data } = await root.graphql(
    `{ own: dataset(urn: "${own}") { ...F } other: dataset(urn: "${other}") { ...F } }
     fragment F on Dataset { versionProperties { isLatest } }`,
  );
  expect([data.own.versionProperties.isLatest, data.other.versionProperties.isLatest]).toEqual([true, false]);
});

/** What decisions cost: statements for a whole request, however much it is about. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { startGuarded } from './support.js';

let catalog: TestCatalog;
const { store, holder, somebody, asRoot } = verbs(() => catalog);

beforeAll(async () => {
  catalog = await startGuarded();
}, 60_000);
afterAll(() => catalog.stop());

const urns = Array.from({ length: 40 }, () => datasetUrn(unique('counted')));
const batch = () =>
  urns.map((urn) => proposal(urn, 'editableDatasetProperties', { description: unique('d') }));

/** Of decisions, by what they read; policies that other tests change in between are not counted. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  catalog.takeStatements();
  await work();
  return catalog
    .takeStatements()
    .map(({ text }) =>
      text.includes('COLLECT') && text.includes('IsMemberOfRole')
        ? 'actor'
        : text.includes('IncidentOn|Asserts')
          ? 'resources'
          : undefined,
    )
    .filter((name) => name !== undefined);
}

describe('a batch of 40 costs', () => {
  const cost = async (person: Somebody) => {
    let status = 0;
    const statements = await statementsOf(async () => {
      ({ status } = await person.writeAll(batch()));
    });
    return [status, ...statements];
  };

  it('nothing for the first user', async () => {
    expect(await cost(await asRoot())).toEqual([200]);
  });

  it('one statement for who may edit everything', async () => {
    expect(await cost(await somebody('Editor'))).toEqual([200, 'actor']);
    expect(await cost(await somebody('Admin'))).toEqual([200, 'actor']);
    expect(
      await cost(await holder(['EDIT_ENTITY'], { resources: where({ field: 'TYPE', values: ['dataset'] }) })),
    ).toEqual([200, 'actor']);
  });

  it('two where it depends on the entities', async () => {
    const domain = `urn:li:domain:${unique('d')}`;
    await store(...urns.map((urn) => proposal(urn, 'domains', { domains: [domain] })));
    const one = await holder(['EDIT_ENTITY'], { resources: where({ field: 'DOMAIN', values: [domain] }) });
    expect(await cost(one)).toEqual([200, 'actor', 'resources']);
    expect(await cost(await somebody())).toEqual([403, 'actor', 'resources']);
  });

  it('two for who may only make new ones', async () => {
    expect(await cost(await holder(['CREATE_ENTITY']))).toEqual([403, 'actor', 'resources']);
  });
});

it('what is decided over people costs two statements about actors, however many they are', async () => {
  const group = `urn:li:corpGroup:${unique('counted')}`;
  const people = [await somebody(), await somebody()].map(({ urn }) => urn);
  await store(proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }));
  const one = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
  const all = (removed: boolean) => [...people, group].map((urn) => proposal(urn, 'status', { removed }));
  for (const removed of [true, false]) {
    const statements = await statementsOf(async () => {
      expect((await one.writeAll(all(removed))).status).toBe(200);
    });
    expect(statements.filter((name) => name === 'actor')).toHaveLength(2);
  }
});

it('reading costs nothing where everybody sees everything', async () => {
  const one = await somebody('Reader');
  const path = `/entitiesV2/${encodeURIComponent(urns[0]!)}`;
  expect(await statementsOf(() => fetch(`${catalog.url}${path}`, { headers: one.headers }))).toEqual([]);
});

it('policies are read again only when one was changed', async () => {
  const own = await startGuarded();
  try {
    const one = await holder(['EDIT_ENTITY']);
    const write = () =>
      own.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(urns[0]!, 'editableDatasetProperties', { description: unique('d') }) },
        one.headers,
      );
    const loads = async (work: () => Promise<unknown>): Promise<number> => {
      own.takeStatements();
      await work();
      return own.takeStatements().filter(({ text }) => text.includes('RETURN [policy.urn')).length;
    };
    // Other tests change policies at the same time; twenty in a row that all meet a change are none of them.
    let fewest = 1;
    for (let turn = 0; turn < 20 && fewest > 0; turn += 1) fewest = Math.min(fewest, await loads(write));
    expect(fewest).toBe(0);
    await verbs(() => catalog).grant({ privileges: [], actors: {} });
    expect(await loads(write)).toBe(1);
  } finally {
    await own.stop();
  }
});

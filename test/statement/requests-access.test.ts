/** Authentication and authorization need few statements per request, and not more of them for many entities than for one. */
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';
import { rootCookie, startSecured } from '../helpers/secured-catalog.js';
import { inviteReader, openViewing, type Reader } from '../authorization/scope-support.js';
import { datasetUrn, proposal, send, unique, type TestCatalog } from '../helpers/catalog.js';
import { MANY, type Count } from './request-seed.js';
import { sentBy } from './sent-statements.js';

const { catalog: viewing, root } = await openViewing();
let catalog: TestCatalog;
/** Of root. */
let headers: Record<string, string>;
const { store, grant, holder, somebody, asRoot } = verbs(() => catalog);

const word = unique('decided');
const domain = `urn:li:domain:${word}`;
const tag = `urn:li:tag:${word}`;
const tables = Array.from({ length: MANY }, (_, index) => datasetUrn(`${word}.${index}`));
const group = `urn:li:corpGroup:${word}`;
const users = Array.from({ length: MANY }, (_, index) => `urn:li:corpuser:${word}.${index}`);
const policies = users.map((_, index) => `urn:li:dataHubPolicy:${word}.${index}`);

const PEOPLE = {
  root: () => asRoot(),
  reader: () => somebody('Reader'),
  editor: () => somebody('Editor'),
  admin: () => somebody('Admin'),
  nobody: () => somebody(),
  'editor of datasets': () =>
    holder(['EDIT_ENTITY'], { resources: where({ field: 'TYPE', values: ['dataset'] }) }),
  'editor of a domain': () =>
    holder(['EDIT_ENTITY'], { resources: where({ field: 'DOMAIN', values: [domain] }) }),
  'maker of entities': () => holder(['CREATE_ENTITY']),
  'manager of people': () => holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' }),
} satisfies Record<string, () => Promise<Somebody>>;
type Name = keyof typeof PEOPLE;
const people = new Map<Name, Somebody>();
const as = (name: Name): Somebody => people.get(name)!;

beforeAll(async () => {
  catalog = await startSecured();
  headers = { cookie: await rootCookie(catalog) };
  await store(
    ...tables.flatMap((urn) => [
      proposal(urn, 'datasetProperties', { name: word }),
      proposal(urn, 'domains', { domains: [domain] }),
      proposal(urn, 'globalTags', { tags: [{ tag }] }),
    ]),
    proposal(domain, 'domainProperties', { name: word }),
    proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }),
    ...users.map((urn) => proposal(urn, 'corpUserInfo', { active: true, displayName: `${word} one` })),
    ...policies.map((urn) =>
      proposal(urn, 'dataHubPolicyInfo', {
        ...{ displayName: word, description: '', type: 'METADATA', state: 'INACTIVE' },
        ...{ privileges: [], actors: { users } },
      }),
    ),
  );
  for (const name of Object.keys(PEOPLE) as Name[]) people.set(name, await PEOPLE[name]());
}, 120_000);
afterAll(() => catalog.stop());

/** Builds a request of an actor that writes to tables, with or without permission. */
const write =
  (name: Name): Ask =>
  (count) =>
    as(name).writeAll(
      tables
        .slice(0, count)
        .map((urn) => proposal(urn, 'editableDatasetProperties', { description: unique('d') })),
    );
const graphql =
  (name: Name, query: string, variables: (count: Count) => object): Ask =>
  async (count) => {
    const { data, errors } = await as(name).graphql(query, variables(count));
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data as object;
  };

type Ask = (count: Count) => Promise<object>;

const PRIVILEGES = `query ($urns: [String!]!) { entities(urns: $urns) {
  ... on Dataset { privileges { canEditTags canEditOwners canManageEntity canViewDatasetUsage } } } }`;
const NATIVE = 'query ($urns: [String!]!) { entities(urns: $urns) { ... on CorpUser { isNativeUser } } }';
const LIST_POLICIES = `query ($input: ListPoliciesInput!) { listPolicies(input: $input) { total policies {
  urn name actors { users resolvedUsers { username } } } } }`;
const LIST_USERS = `query ($input: ListUsersInput!) { listUsers(input: $input) { total users {
  urn isNativeUser roles { name } properties { displayName } } } }`;

describe('a request sends only the expected statements for', () => {
  it.each<readonly [what: string, ask: Ask, statements: readonly string[]]>([
    ['no credentials', () => catalog.post('/api/graphql', { query: '{ __typename }' }), []],
    ['a token', graphql('root', '{ __typename }', () => ({})), ['authentication/identify-token']],
    [
      'a session',
      async () =>
        catalog.post('/api/graphql', { query: '{ __typename }' }, { cookie: await rootCookie(catalog) }),
      ['authentication/find-session'],
    ],
    [
      'reading entities that all actors may view',
      (count) =>
        as('reader').post('/openapi/v2/entity/batch/dataset', {
          urns: tables.slice(0, count),
          aspectNames: ['status'],
        }),
      ['authentication/check-token', 'entities/get-aspects'],
    ],
    [
      'reading an entity with a session',
      async () =>
        send(`${catalog.url}/entitiesV2/${encodeURIComponent(tables[0]!)}`, {
          headers: { cookie: await rootCookie(catalog) },
        }),
      ['authentication/check-session', 'entities/get-entities'],
    ],
    [
      'the timeline of an entity',
      () =>
        send(`${catalog.url}/openapi/v2/timeline/v1/${encodeURIComponent(tables[0]!)}?categories=TAG`, {
          headers: as('reader').headers,
        }),
      ['authentication/identify-token', 'timeline/list-aspect-spans'],
    ],
    [
      'the usage of a table',
      () => as('reader').post('/usageStats?action=query', { resource: tables[0], duration: 'DAY' }),
      ['authentication/identify-token', 'timeseries/list-points'],
    ],
    [
      'showing privileges',
      graphql('reader', PRIVILEGES, (count) => ({ urns: tables.slice(0, count) })),
      ['authentication/identify-token', 'authorization/read-actors', 'authorization/read-resources'],
    ],
    [
      'showing which users have a password',
      graphql('reader', NATIVE, (count) => ({ urns: users.slice(0, count) })),
      ['authentication/identify-token', 'entities/get-aspects'],
    ],
    [
      'a list of policies',
      graphql('root', LIST_POLICIES, (count) => ({ input: { query: word, count } })),
      ['authentication/identify-token', 'entities/get-aspects', 'search/count-hits', 'search/find-ranked'],
    ],
    [
      'a list of users',
      graphql('manager of people', LIST_USERS, (count) => ({ input: { query: word, count } })),
      [
        'authentication/identify-token',
        'authorization/read-actors',
        'entities/get-aspects',
        'entities/get-aspects',
        'search/count-hits',
        'search/find-ranked',
      ],
    ],
  ])('%s', async (_what, work, statements) => {
    const sentFor = (count: Count) => sentBy({ catalog, headers }, () => work(count));
    expect(await sentFor(1)).toEqual(statements);
    expect(await sentFor(MANY)).toEqual(statements);
  });
});

describe('the permission check of writes', () => {
  /** Returns the statements of a request without those of the write itself. */
  const decided = async (work: () => Promise<object>): Promise<string[]> =>
    (await sentBy({ catalog, headers }, work)).filter((name) => name.startsWith('authorization/read-'));

  it.each<readonly [by: Name, status: number, statements: readonly string[]]>([
    ['root', 200, []],
    ['editor', 200, []],
    ['admin', 200, []],
    ['editor of datasets', 200, []],
    ['editor of a domain', 200, ['authorization/read-resources']],
    ['nobody', 403, ['authorization/read-resources']],
    ['maker of entities', 403, ['authorization/read-resources']],
  ])('by %s sends only the expected statements (status %s)', async (by, status, statements) => {
    const counts: readonly Count[] = [1, MANY];
    for (const count of counts) {
      const work = async () => {
        const answer = await write(by)(count);
        expect(answer).toMatchObject({ status });
        return answer;
      };
      expect(await decided(work)).toEqual(statements);
    }
  });

  it('of users and groups reads actors once, for any number of them', async () => {
    for (const removed of [true, false]) {
      const all = [...users, group].map((urn) => proposal(urn, 'status', { removed }));
      const statements = await decided(async () => {
        const answer = await as('manager of people').writeAll(all);
        expect(answer.status).toBe(200);
        return answer;
      });
      expect(statements.filter((name) => name === 'authorization/read-actors')).toHaveLength(1);
    }
  });
});

it('reads policies again only after a policy has changed', async () => {
  const own = await startSecured();
  try {
    const { headers } = as('editor');
    const write = () =>
      own.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(tables[0]!, 'editableDatasetProperties', { description: unique('d') }) },
        headers,
      );
    const loads = async (): Promise<number> => {
      own.takeStatements();
      await write();
      return own.takeStatements().filter(({ text }) => text.includes('RETURN [policy.urn')).length;
    };
    // Tests in other files may change policies at the same time, but not before each of twenty requests in a row.
    let fewest = 1;
    for (let turn = 0; turn < 20 && fewest > 0; turn += 1) fewest = Math.min(fewest, await loads());
    expect(fewest).toBe(0);
    await grant({ privileges: [], actors: {} });
    expect(await loads()).toBe(1);
  } finally {
    await own.stop();
  }
});

describe('a request of an actor with a restricted scope', () => {
  const batch =
    (urns: readonly string[]) =>
    (by: Reader): Promise<unknown> =>
      by.post('/openapi/v2/entity/batch/dataset', { urns, aspectNames: ['status'] });
  const found = (by: Reader) =>
    by.post('/entities?action=search', {
      ...{ entity: 'dataset', input: word, start: 0, count: 10, facets: [] },
    });
  const levels = (by: Reader) =>
    by.query(`{ searchAcrossEntities(input: { query: "${word}", types: [DATASET] }) { total searchResults { entity {
      ... on Dataset { name domain { domain { properties { name } } } lineage(input: { direction: UPSTREAM }) { total } } } } } }`);
  let plain: Reader;
  let nested: Reader;
  beforeAll(async () => {
    plain = await inviteReader(viewing, [{ field: 'TAG', values: [tag] }]);
    nested = await inviteReader(viewing, [{ field: 'DOMAIN', values: [domain] }]);
  });

  it.each<readonly [what: string, ask: (by: Reader) => Promise<unknown>]>([
    ['an entity', batch(tables.slice(0, 1))],
    ['many entities', batch(tables)],
    ['a search', found],
    ['levels of GraphQL', levels],
  ])(
    'reads the actor with its credentials, and the hierarchy once if the policy names a domain: %s',
    async (_what, ask) => {
      const sent = (by: Reader) =>
        sentBy({ catalog: viewing, headers: { cookie: root.person.cookie } }, () => ask(by));
      for (const by of [plain, nested]) await sent(by);
      const base = await sent(root);
      expect(await sent(plain)).toEqual(base);
      expect(await sent(nested)).toEqual([...base, 'search/list-hierarchy'].sort());
    },
  );

  it('reads neither actor nor hierarchy if it reads no entities', async () => {
    const config = (by: Reader) =>
      sentBy({ catalog: viewing, headers: { cookie: root.person.cookie } }, () => by.get('/config'));
    expect(await config(plain)).toEqual(await config(root));
  });
});

/** Policies in GraphQL: create, list, update, delete, and the privileges that they grant. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { POLICY_FIELDS } from '../../src/auth/authorization/policies/evaluate.js';
import { ACTORS, auditOf, equals, filter, policyTools, refusal } from './policies-support.js';
import { addPerson, makeToken, rootPerson, startSecured, type Person } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let root: { authorization: string };
/** A user without privileges. */
let nobody: Person;
const asRoot = policyTools(
  () => catalog,
  () => root,
);
beforeAll(async () => {
  catalog = await startSecured();
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  nobody = await addPerson(catalog);
});
afterAll(async () => {
  await catalog.stop();
});

const EXPLAIN = `query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) {
  grants { policy { urn } privileges reasons { kind entity { urn } ownershipType { urn } } } } }`;
const only = (user: string) => ({ ...ACTORS, users: [user] });

describe('a metadata policy', () => {
  const domain = `urn:li:domain:${unique('sales')}`;
  const group = `urn:li:corpGroup:${unique('team')}`;
  const kind = 'urn:li:ownershipType:__system__technical_owner';
  let urn: string;
  let name: string;

  beforeAll(async () => {
    name = unique('stewards');
    urn = await asRoot.create({
      name,
      privileges: ['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_DOCS', 'EDIT_ENTITY_TAGS'],
      resources: filter(equals('TYPE', 'dataset', 'CHART'), equals('domain', domain), {
        field: 'URN',
        values: ['urn:li:dataset:(urn:li:dataPlatform:hive'],
        condition: 'STARTS_WITH',
      }),
      actors: {
        ...ACTORS,
        users: [nobody.urn, nobody.urn],
        groups: [group],
        roles: ['urn:li:dataHubRole:Reader'],
        resourceOwners: true,
        resourceOwnersTypes: [kind],
      },
    });
  });

  const shown = () => ({
    name,
    state: 'ACTIVE',
    description: 'of a test',
    privileges: ['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_DOCS'],
    editable: true,
    resources: {
      type: null,
      resources: null,
      allResources: false,
      privilegeConstraints: null,
      filter: {
        criteria: [
          {
            field: 'TYPE',
            condition: 'EQUALS',
            values: [
              { value: 'dataset', entity: null },
              { value: 'chart', entity: null },
            ],
          },
          {
            field: 'DOMAIN',
            condition: 'EQUALS',
            values: [{ value: domain, entity: { urn: domain, type: 'DOMAIN' } }],
          },
          {
            field: 'URN',
            condition: 'STARTS_WITH',
            values: [{ value: 'urn:li:dataset:(urn:li:dataPlatform:hive', entity: null }],
          },
        ],
      },
    },
    actors: {
      users: [nobody.urn],
      groups: [group],
      roles: ['urn:li:dataHubRole:Reader'],
      resourceOwners: true,
      resourceOwnersTypes: [kind],
      allUsers: false,
      allGroups: false,
      resolvedUsers: [{ urn: nobody.urn, username: nobody.name }],
      resolvedGroups: [{ urn: group, name: group.split(':')[3] }],
      resolvedRoles: [{ urn: 'urn:li:dataHubRole:Reader', name: 'Reader' }],
      resolvedOwnershipTypes: [{ urn: kind, info: { name: 'Technical Owner' } }],
    },
  });

  it('is listed with all its members', async () => {
    const { policies, ...page } = await asRoot.list({ query: name });
    expect(page).toEqual({ start: 0, count: 20, total: 1 });
    expect(policies).toEqual([{ urn, type: 'METADATA', ...shown() }]);
  });

  it('can be read as an entity', async () => {
    expect(await asRoot.entity(urn)).toEqual({
      urn,
      type: 'DATAHUB_POLICY',
      policyType: 'METADATA',
      ...shown(),
    });
  });

  it('is related to its roles', async () => {
    const { data } = await catalog.graphql(
      `{ entity(urn: "urn:li:dataHubRole:Reader") { type ... on DataHubRole { name description }
         relationships(input: { types: ["IsAssociatedWithRole"], direction: INCOMING, count: 1000 }) {
           relationships { entity { urn } } } } }`,
      {},
      root,
    );
    expect(data.entity).toMatchObject({ type: 'DATAHUB_ROLE', name: 'Reader' });
    expect(typeof data.entity.description).toBe('string');
    const urns = data.entity.relationships.relationships.map(({ entity }: any) => entity.urn);
    expect(urns).toContain(urn);
  });
});

describe('the older form of policies', () => {
  const one = datasetUrn(unique('orders'));

  it.each([
    [
      'a type',
      { type: 'dataset', allResources: true },
      { type: 'dataset', resources: null, allResources: true },
    ],
    [
      'some of a type',
      { type: 'dataset', resources: [one] },
      { type: 'dataset', resources: [one], allResources: false },
    ],
    [
      'some',
      { resources: [one], allResources: false },
      { type: null, resources: [one], allResources: false },
    ],
    ['everything', { type: 'all', allResources: true }, { type: null, resources: null, allResources: true }],
  ])('of resources is returned as sent and as a filter: %s', async (_, resources, shown) => {
    const urn = await asRoot.create({ resources });
    const found = await asRoot.entity(urn);
    expect(found.resources).toMatchObject(shown);
    const criteria = found.resources.filter.criteria.map(({ field, condition, values }: any) => [
      field,
      condition,
      values.map(({ value }: any) => value),
    ]);
    expect(criteria).toEqual([
      ...(shown.type === null ? [] : [['TYPE', 'EQUALS', [shown.type]]]),
      ...(shown.resources === null ? [] : [['URN', 'EQUALS', shown.resources]]),
    ]);
  });

  it('grants the same privileges', async () => {
    const other = datasetUrn(unique('orders'));
    const person = await addPerson(catalog);
    await asRoot.create({ actors: only(person.urn), resources: { type: 'dataset', resources: [one] } });
    const spec = (resourceUrn: string) => ({ resourceType: 'DATASET', resourceUrn });
    expect(await asRoot.granted(person.urn, spec(one))).toContain('EDIT_ENTITY_TAGS');
    expect(await asRoot.granted(person.urn, spec(other))).not.toContain('EDIT_ENTITY_TAGS');
  });

  it.each([
    ['of a type', { type: 'dataset', allResources: true }, [['TYPE', ['dataset']]]],
    ['some', { resources: [one] }, [['URN', [one]]]],
    ['everything', { allResources: true }, []],
  ])('is shown as a filter if it was stored: %s', async (_, resources, criteria) => {
    const urn = `urn:li:dataHubPolicy:${unique('older')}`;
    const info = {
      displayName: 'x',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: [],
      actors: {},
    };
    const sent = proposal(urn, 'dataHubPolicyInfo', { ...info, resources });
    expect((await catalog.post('/aspects?action=ingestProposal', { proposal: sent }, root)).status).toBe(200);
    const found = await asRoot.entity(urn);
    expect(found).toMatchObject({ resources, editable: true, actors: { ...ACTORS, users: null } });
    expect(
      found.resources.filter.criteria.map(({ field, condition, values }: any) => {
        expect(condition).toBe('EQUALS');
        return [field, values.map(({ value }: any) => value)];
      }),
    ).toEqual(criteria);
  });

  it('does not change roles and constraints that it cannot express', async () => {
    const tag = `urn:li:tag:${unique('pii')}`;
    const constraint = equals('URN', tag);
    const urn = await asRoot.create({
      actors: { ...ACTORS, roles: ['urn:li:dataHubRole:Editor'] },
      resources: { ...filter(), privilegeConstraints: { criteria: [constraint] } },
    });
    expect(await asRoot.update(urn, { resources: filter(equals('TYPE', 'dashboard')) })).toBe(urn);
    const found = await asRoot.entity(urn);
    expect(found.actors.roles).toEqual(['urn:li:dataHubRole:Editor']);
    expect(found.resources.privilegeConstraints.criteria).toEqual([
      { field: 'URN', values: [{ value: tag }], condition: 'EQUALS' },
    ]);
    expect(found.resources.type).toBe('dashboard');
    await asRoot.update(urn, { resources: undefined, state: 'INACTIVE' });
    expect(await asRoot.entity(urn)).toMatchObject({ state: 'INACTIVE', resources: found.resources });
    await asRoot.update(urn, {
      actors: { ...ACTORS, roles: [] },
      resources: { ...filter(), privilegeConstraints: { criteria: [] } },
    });
    const changed = await asRoot.entity(urn);
    expect(changed.actors.roles).toEqual([]);
    expect(changed.resources.privilegeConstraints.criteria).toEqual([]);
  });
});

it.each(POLICY_FIELDS)('policies support %s as a field', async (field) => {
  const starts = { field: field.toLowerCase(), values: ['urn:li:'], condition: 'STARTS_WITH' };
  const { resources } = await asRoot.entity(await asRoot.create({ resources: filter(starts) }));
  const [criterion] = resources.filter.criteria;
  expect(POLICY_FIELDS).toContain(criterion.field);
  expect(field.endsWith(criterion.field)).toBe(true);
});

describe('a platform policy', () => {
  it('has no resources, even if the client sends an empty filter', async () => {
    const urn = await asRoot.create({
      type: 'PLATFORM',
      privileges: ['MANAGE_DOMAINS'],
      resources: filter(),
    });
    expect(await asRoot.entity(urn)).toMatchObject({ policyType: 'PLATFORM', resources: null });
  });

  it('lets another user manage policies until it is deactivated', async () => {
    const person = await addPerson(catalog);
    const theirs = policyTools(
      () => catalog,
      () => ({ cookie: person.cookie }),
    );
    expect(refusal(await theirs.tryList({})).code).toBe('FORBIDDEN');
    const parts = { type: 'PLATFORM', privileges: ['MANAGE_POLICIES'], actors: only(person.urn) };
    const urn = await asRoot.create(parts);
    const made = await theirs.create();
    expect((await theirs.list({ count: 1 })).count).toBe(1);
    await theirs.remove(made);
    await asRoot.update(urn, { ...parts, state: 'DRAFT' });
    expect(refusal(await theirs.tryCreate()).code).toBe('FORBIDDEN');
    expect((await asRoot.entity(urn)).state).toBe('DRAFT');
    expect(auditOf(catalog, made)).toEqual([
      `policy created by ${person.urn}`,
      `policy deleted by ${person.urn}`,
    ]);
  });
});

describe('the list of policies', () => {
  it('contains every policy once over all pages, the last changed first', async () => {
    const user = `urn:li:corpuser:${unique('named')}`;
    const parts = { actors: only(user) };
    const urns: string[] = [];
    for (let at = 0; at < 5; at += 1) urns.push(await asRoot.create(parts));
    const orFilters = [
      { and: [{ field: 'users', values: [user] }] },
      { and: [{ field: 'groups', values: [`urn:li:corpGroup:${unique('none')}`] }] },
    ];
    const seen: string[] = [];
    for (let start = 0; start < 5; start += 2) {
      const page = await asRoot.list({ start, count: 2, orFilters });
      expect(page).toMatchObject({ start, total: 5, count: 2 });
      seen.push(...page.policies.map(({ urn }: any) => urn));
    }
    expect(seen).toEqual([...urns].reverse());
    const [oldest = ''] = urns;
    await asRoot.update(oldest, parts);
    expect((await asRoot.list({ count: 1, orFilters })).policies[0].urn).toBe(oldest);
  });

  it('can be filtered by state, type and actors', async () => {
    const word = unique('narrow');
    const inactive = await asRoot.create({ name: word, state: 'INACTIVE', actors: only(nobody.urn) });
    await asRoot.create({ name: word });
    const narrowed = async (field: string, value: string): Promise<string[]> => {
      const found = await asRoot.list({ query: word, orFilters: [{ and: [{ field, values: [value] }] }] });
      return found.policies.map(({ urn }: any) => urn);
    };
    expect(await narrowed('state', 'INACTIVE')).toEqual([inactive]);
    expect(await narrowed('users', nobody.urn)).toEqual([inactive]);
    expect(await narrowed('type', 'PLATFORM')).toEqual([]);
    expect(await narrowed('editable', 'true')).toHaveLength(2);
  });

  it.each([
    [{ start: -1 }, 'INVALID_REQUEST'],
    [{ count: 10_001 }, 'LIMIT_EXCEEDED'],
    [
      { orFilters: [{ and: [{ field: 'lastUpdatedTimestamp', values: ['x'], condition: 'GREATER_THAN' }] }] },
      'INVALID_FILTER',
    ],
  ])('refuses %j', async (input, code) => {
    expect(refusal(await asRoot.tryList(input)).code).toBe(code);
  });
});

describe('the granted privileges', () => {
  it('are visible to the user, and to actors who manage policies', async () => {
    const person = await addPerson(catalog);
    const theirs = policyTools(
      () => catalog,
      () => ({ cookie: person.cookie }),
    );
    await asRoot.create({ type: 'PLATFORM', privileges: ['VIEW_ANALYTICS'], actors: only(person.urn) });
    expect(await theirs.granted(person.urn)).toContain('VIEW_ANALYTICS');
    expect(await asRoot.granted(person.urn)).toEqual(await theirs.granted(person.urn));
    expect(refusal(await theirs.tryGranted(nobody.urn)).code).toBe('FORBIDDEN');
    expect(refusal(await theirs.tryGranted('urn:li:corpuser:datahub')).code).toBe('FORBIDDEN');
    expect(refusal(await asRoot.tryGranted('urn:li:corpuser:nowhere')).code).toBe('NOT_FOUND');
    expect(refusal(await asRoot.tryGranted('urn:li:corpGroup:x')).code).toBe('INVALID_URN');
  });

  it('are explained by the granting policies and the reasons why they apply to the user', async () => {
    const person = await addPerson(catalog);
    const table = datasetUrn(unique('explained'));
    const tables = filter(equals('URN', table));
    const policies = [
      await asRoot.create({ type: 'PLATFORM', privileges: ['VIEW_ANALYTICS'], actors: only(person.urn) }),
      await asRoot.create({ resources: tables, actors: { ...ACTORS, resourceOwners: true } }),
    ];
    await asRoot.create({ state: 'INACTIVE', resources: tables, actors: only(person.urn) });
    await asRoot.create({ resources: filter(equals('TYPE', 'chart')), actors: only(person.urn) });
    const kindOfOwner = 'urn:li:ownershipType:__system__technical_owner';
    const owner = { owner: person.urn, type: 'TECHNICAL_OWNER' };
    await catalog.post(
      '/aspects?action=ingestProposal',
      { proposal: proposal(table, 'ownership', { owners: [owner] }) },
      root,
    );
    const resourceSpec = { resourceType: 'DATASET', resourceUrn: table };
    const grants = async (input: object): Promise<any[]> => {
      const { data } = await catalog.graphql(EXPLAIN, { input }, root);
      return data.getGrantedPrivileges.grants;
    };
    const own = (grant: any) => policies.includes(grant.policy?.urn);
    const found = (await grants({ actorUrn: person.urn, resourceSpec })).filter(own);
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          ...{ policy: { urn: policies[0] }, privileges: ['VIEW_ANALYTICS'] },
          reasons: [{ kind: 'USER', entity: { urn: person.urn }, ownershipType: null }],
        },
        {
          ...{ policy: { urn: policies[1] }, privileges: ['EDIT_ENTITY_TAGS'] },
          reasons: [{ kind: 'OWNER', entity: { urn: person.urn }, ownershipType: { urn: kindOfOwner } }],
        },
      ]),
    );
    expect((await grants({ actorUrn: person.urn })).filter(own)).toHaveLength(1);
    const self = { resourceType: 'CORP_USER', resourceUrn: person.urn };
    expect(await grants({ actorUrn: person.urn, resourceSpec: self })).toContainEqual(
      expect.objectContaining({
        policy: null,
        reasons: [expect.objectContaining({ kind: 'SELF', entity: null })],
      }),
    );
    expect(await grants({ actorUrn: 'urn:li:corpuser:datahub' })).toMatchObject([
      { policy: null, reasons: [{ kind: 'FIRST_USER', entity: null }] },
    ]);
  });

  it('include everything for the first user', async () => {
    const granted = await asRoot.granted('urn:li:corpuser:datahub');
    expect(granted).toEqual([...granted].sort());
    expect(granted).toEqual(
      expect.arrayContaining(['MANAGE_POLICIES', 'MANAGE_USERS_AND_GROUPS', 'VIEW_ANALYTICS']),
    );
  });

  it('need a resource type that matches the URN', async () => {
    const answer = await asRoot.tryGranted(nobody.urn, {
      resourceType: 'CHART',
      resourceUrn: datasetUrn('x'),
    });
    expect(refusal(answer)).toMatchObject({ code: 'INVALID_REQUEST', path: '/resourceSpec/resourceType' });
  });
});

/** The resources of a policy: by type, URN, hierarchy, labels and owners, in each form in which policies are stored. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { METADATA_NAMES } from '../../src/auth/authorization/policies/privileges.js';
import { policyProposal, verbs, where, type PolicyParts, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
const { store, grant, holder, somebody } = verbs(() => catalog);

const mark = unique('resources');
const inside = datasetUrn(`${mark}.inside`);
const outside = datasetUrn(`${mark}.outside`);
const chart = `urn:li:chart:(looker,${mark})`;
const domain = { outer: `urn:li:domain:${mark}_outer`, inner: `urn:li:domain:${mark}_inner` };
const container = { outer: `urn:li:container:${mark}_outer`, inner: `urn:li:container:${mark}_inner` };
const tag = `urn:li:tag:${mark}`;
const term = `urn:li:glossaryTerm:${mark}`;
const group = `urn:li:corpGroup:${mark}`;
const steward = `urn:li:ownershipType:${mark}`;
const instance = `urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,${mark})`;

beforeAll(async () => {
  catalog = await startSecured();
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  await store(
    proposal(domain.outer, 'domainProperties', { name: 'outer' }),
    proposal(domain.inner, 'domainProperties', { name: 'inner', parentDomain: domain.outer }),
    proposal(container.outer, 'containerProperties', { name: 'outer' }),
    proposal(container.inner, 'containerProperties', { name: 'inner' }),
    proposal(container.inner, 'container', { container: container.outer }),
    proposal(inside, 'datasetProperties', { name: 'x' }),
    proposal(inside, 'domains', { domains: [domain.inner] }),
    proposal(inside, 'container', { container: container.inner }),
    proposal(inside, 'globalTags', { tags: [{ tag }] }),
    proposal(inside, 'glossaryTerms', { terms: [{ urn: term }], auditStamp: stamp }),
    proposal(inside, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance }),
    proposal(inside, 'ownership', { owners: [{ owner: 'urn:li:corpuser:datahub', type: 'NONE' }] }),
    proposal(outside, 'datasetProperties', { name: 'x' }),
    proposal(chart, 'chartInfo', {
      title: 'x',
      description: 'x',
      lastModified: { created: stamp, lastModified: stamp },
    }),
  );
});
afterAll(() => catalog.stop());

/** Writes an aspect that is publicly readable, so that only the write permission counts. */
const tries = async (person: Somebody, urn: string): Promise<number> =>
  (await person.write(urn, 'institutionalMemory', { elements: [] })).status;
const LINKS = ['EDIT_ENTITY_DOC_LINKS'];
const GRANTED =
  'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }';

const equals = (field: string, ...values: string[]) => where({ field, values, condition: 'EQUALS' });
const starts = (field: string, ...values: string[]) => where({ field, values, condition: 'STARTS_WITH' });
const differs = (field: string, ...values: string[]) => where({ field, values, condition: 'NOT_EQUALS' });

/** Which of `inside`, `outside` and `chart` each policy matches. */
const CASES: [name: string, resources: object | undefined, allowed: readonly string[]][] = [
  ['no resources at all', undefined, [inside, outside, chart]],
  ['no criteria', { filter: { criteria: [] } }, [inside, outside, chart]],
  ['all resources in the older form', { allResources: true }, [inside, outside, chart]],
  ['all of a type in the older form', { type: 'chart', allResources: true }, [chart]],
  [
    'some of a type in the older form',
    { type: 'dataset', resources: [inside, chart], allResources: false },
    [inside],
  ],
  ['some in the older form', { resources: [chart] }, [chart]],
  ['none in the older form', { allResources: false }, []],
  ['a type without entities in the older form', { type: 'dataset', allResources: false }, []],
  ['a filter next to the older form', { allResources: true, ...equals('URN', chart) }, [chart]],
  ['a type', equals('TYPE', 'dataset'), [inside, outside]],
  ['a type by the alias of the field', equals('RESOURCE_TYPE', 'chart'), [chart]],
  ['several types', equals('TYPE', 'dataset', 'chart'), [inside, outside, chart]],
  ['not a type', differs('TYPE', 'dataset'), [chart]],
  ['a URN', equals('URN', inside), [inside]],
  ['a URN by the alias of the field', equals('RESOURCE_URN', outside), [outside]],
  ['a prefix of URNs', starts('URN', `urn:li:dataset:(urn:li:dataPlatform:hive,${mark}.in`), [inside]],
  ['not a URN', differs('URN', inside, chart), [outside]],
  ['a domain', equals('DOMAIN', domain.inner), [inside]],
  ['an ancestor domain', equals('DOMAIN', domain.outer), [inside]],
  ['not a domain', differs('DOMAIN', domain.outer), [outside, chart]],
  ['a container', equals('CONTAINER', container.inner), [inside]],
  ['an ancestor container', equals('CONTAINER', container.outer), [inside]],
  ['a tag', equals('TAG', tag), [inside]],
  ['not a tag', differs('TAG', tag), [outside, chart]],
  ['a prefix of tags', starts('TAG', tag.slice(0, -1)), [inside]],
  ['a term', equals('GLOSSARY_TERM', term), [inside]],
  ['an owner', equals('OWNER', 'urn:li:corpuser:datahub'), [inside]],
  ['an instance', equals('DATA_PLATFORM_INSTANCE', instance), [inside]],
  [
    'all criteria at once',
    where({ field: 'TYPE', values: ['dataset'] }, { field: 'DOMAIN', values: [domain.outer] }),
    [inside],
  ],
  [
    'criteria that exclude each other',
    where({ field: 'TYPE', values: ['chart'] }, { field: 'DOMAIN', values: [domain.outer] }),
    [],
  ],
  ['an unknown field', equals('COLOR', 'red'), []],
  ['not an unknown field', differs('COLOR', 'red'), []],
  ['a field named like a built-in property', equals('constructor', 'x'), []],
  ['no value', equals('TYPE'), []],
  [
    'values of structured properties',
    {
      filter: {
        criteria: [
          {
            field: 'STRUCTURED_PROPERTY',
            values: [],
            structuredPropertyValues: [{ propertyUrn: 'urn:li:structuredProperty:x', values: ['a'] }],
          },
        ],
      },
    },
    [],
  ],
];

it('each form of a resource filter matches exactly the expected entities', async () => {
  // Each case has its own privilege that nobody holds by default, so the granted privileges show which cases match.
  const free = [...METADATA_NAMES].filter((name) => !/^(VIEW|GET|EXISTS|SEARCH)_/.test(name));
  const privileges = free.slice(0, CASES.length);
  expect(privileges).toHaveLength(CASES.length);
  const one = await somebody();
  await store(
    ...CASES.map(([, resources], at) =>
      policyProposal(`urn:li:dataHubPolicy:${unique('case')}`, {
        ...{ type: 'METADATA', state: 'ACTIVE', privileges: [privileges[at]!] },
        actors: { users: [one.urn] },
        ...(resources && { resources }),
      }),
    ),
  );
  for (const urn of [inside, outside, chart]) {
    const resourceSpec = { resourceType: urn === chart ? 'CHART' : 'DATASET', resourceUrn: urn };
    const { data } = await one.graphql(GRANTED, { input: { actorUrn: one.urn, resourceSpec } });
    const granted: string[] = data.getGrantedPrivileges.privileges;
    const holding = CASES.filter((_, at) => granted.includes(privileges[at]!)).map(([name]) => name);
    const expected = CASES.filter(([, , allowed]) => allowed.includes(urn)).map(([name]) => name);
    expect([urn, holding]).toEqual([urn, expected]);
  }
});

it('a resource filter decides which entities may be written', async () => {
  const one = await holder(LINKS, { resources: equals('CONTAINER', container.outer) });
  expect([await tries(one, inside), await tries(one, outside), await tries(one, chart)]).toEqual([
    ...[200, 403, 403],
  ]);
});

// The URN alone contains no term, owner or instance, so a policy that excludes one would seem to allow every write: the service must read
// the facts. CREATE_ENTITY is granted too, because without it the service reads them anyway.
it.each([
  ['GLOSSARY_TERM', term],
  ['OWNER', 'urn:li:corpuser:datahub'],
  ['DATA_PLATFORM_INSTANCE', instance],
])('an excluding resource filter decides which entities may be written: %s', async (field, value) => {
  const one = await holder([...LINKS, 'CREATE_ENTITY'], { resources: differs(field, value) });
  expect([await tries(one, inside), await tries(one, outside), await tries(one, chart)]).toEqual([
    ...[403, 200, 200],
  ]);
});

it('a domain matches itself and its ancestors, also as an entity', async () => {
  const one = await holder(LINKS, { resources: equals('DOMAIN', domain.outer) });
  expect(await tries(one, domain.inner)).toBe(200);
  expect(await tries(one, domain.outer)).toBe(200);
  const other = await holder(LINKS, { resources: equals('DOMAIN', domain.inner) });
  expect(await tries(other, domain.outer)).toBe(403);
});

it('moving an entity into the domain grants access at once, and moving it out revokes access', async () => {
  const one = await holder(LINKS, { resources: equals('DOMAIN', domain.outer) });
  const moving = datasetUrn(unique('moving'));
  await store(proposal(moving, 'datasetProperties', { name: 'x' }));
  expect(await tries(one, moving)).toBe(403);
  await store(proposal(moving, 'domains', { domains: [domain.inner] }));
  expect(await tries(one, moving)).toBe(200);
  await store(proposal(moving, 'domains', { domains: [] }));
  expect(await tries(one, moving)).toBe(403);
});

it('a missing entity is matched by its type and URN only', async () => {
  const making = ['CREATE_ENTITY'];
  const byDomain = await holder(making, { resources: equals('DOMAIN', domain.outer) });
  const byType = await holder(making, { resources: equals('TYPE', 'dataset') });
  const batch = (urn: string) => [
    proposal(urn, 'domains', { domains: [domain.outer] }),
    proposal(urn, 'datasetProperties', { name: 'x' }),
  ];
  expect((await byDomain.writeAll(batch(datasetUrn(unique('new'))))).status).toBe(403);
  expect((await byType.writeAll(batch(datasetUrn(unique('new'))))).status).toBe(200);
});

describe('an owner', () => {
  const owned = (owner: string, type: object = { type: 'NONE' }): Promise<string> => {
    const urn = datasetUrn(unique('owned'));
    return store(
      proposal(urn, 'datasetProperties', { name: 'x' }),
      proposal(urn, 'ownership', { owners: [{ owner, ...type }] }),
    ).then(() => urn);
  };

  it('may edit owned entities by default, and no others', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const urn = await owned(ann.urn);
    expect([await tries(ann, urn), await tries(bob, urn)]).toEqual([200, 403]);
    expect((await ann.write(urn, 'datasetProperties', { name: 'y' })).status).toBe(200);
    expect((await ann.post('/entities?action=delete', { urn })).status).toBe(403);
  });

  it('loses this right with the ownership', async () => {
    const ann = await somebody();
    const urn = await owned(ann.urn);
    expect((await ann.write(urn, 'ownership', { owners: [] })).status).toBe(200);
    expect(await tries(ann, urn)).toBe(403);
  });

  it('may be a member of the owning group', async () => {
    const ann = await somebody();
    const urn = await owned(group);
    expect(await tries(ann, urn)).toBe(403);
    await store(proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }));
    for (const [aspect, list] of [
      ['groupMembership', 'groups'],
      ['nativeGroupMembership', 'nativeGroups'],
    ] as const) {
      await store(proposal(ann.urn, aspect, { [list]: [group] }));
      expect([aspect, await tries(ann, urn)]).toEqual([aspect, 200]);
      await store(proposal(ann.urn, aspect, { [list]: [] }));
      expect([aspect, await tries(ann, urn)]).toEqual([aspect, 403]);
    }
  });

  it('of a certain type is required if the policy says so', async () => {
    const grantTo = (actors: object): Promise<string> =>
      grant({ privileges: ['DELETE_ENTITY'], actors, resources: starts('URN', 'urn:li:dataset:') });
    const ann = await somebody();
    const deletes = async (urn: string) => (await ann.post('/entities?action=delete', { urn })).status;
    const [asSteward, asOther] = [
      await owned(ann.urn, { type: 'CUSTOM', typeUrn: steward }),
      await owned(ann.urn, { type: 'CUSTOM', typeUrn: `${steward}_other` }),
    ];
    const byWord = await owned(ann.urn, { type: 'DATA_STEWARD' });
    const ownersOf = (...types: string[]): PolicyParts['actors'] => ({
      resourceOwners: true,
      resourceOwnersTypes: types,
    });
    await grantTo(ownersOf(steward));
    expect([await deletes(asOther), await deletes(byWord), await deletes(asSteward)]).toEqual([
      403, 403, 200,
    ]);
    const word = 'urn:li:ownershipType:__system__data_steward';
    const policy = await grantTo(ownersOf(word));
    expect(await deletes(byWord)).toBe(200);
    await store(proposal(policy, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));
  });
});

describe('constraints of a policy', () => {
  const TAG_ONLY = {
    filter: { criteria: [] },
    privilegeConstraints: { criteria: [{ field: 'TAG', values: [tag] }] },
  };
  const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
  const add = (urn: string) => ({ op: 'add', path: `/tags/${urn}/tag`, value: urn });
  const other = `urn:li:tag:${mark}_other`;

  it('limit changes to the labels that they name', async () => {
    const one = await holder(['EDIT_ENTITY_TAGS'], { resources: TAG_ONLY });
    const change = async (...steps: object[]) =>
      (await one.write(outside, 'globalTags', steps, patch)).status;
    expect(await change(add(tag))).toBe(200);
    expect(await change({ op: 'remove', path: `/tags/${tag}` })).toBe(200);
    expect(await change(add(other))).toBe(403);
    expect(await change(add(tag), add(other))).toBe(403);
    expect(await change({ op: 'add', path: '/tags', value: [] })).toBe(403);
    expect((await one.write(outside, 'globalTags', { tags: [{ tag }] })).status).toBe(403);
  });

  it('grant nothing if they are not understood', async () => {
    const constraints = { criteria: [{ field: 'COLOR', values: ['red'] }] };
    const one = await holder(['EDIT_ENTITY_TAGS'], {
      resources: { filter: { criteria: [] }, privilegeConstraints: constraints },
    });
    expect((await one.write(outside, 'globalTags', [add(tag)], patch)).status).toBe(403);
  });
});

/** Privileges as front ends read them: of the actor on the platform and on entities, and the list of grantable privileges. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { PRIVILEGES } from '../../src/auth/authorization/policies/privileges.js';
import { ACTORS, policyTools } from './policies-support.js';
import { policyProposal, where } from './policies-verbs.js';
import { addPerson, makeToken, rootPerson, startSecured, type Person } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let root: { authorization: string };
const people: Partial<Record<string, Person>> = {};
const policies = policyTools(
  () => catalog,
  () => root,
);
const as = (who: string): Record<string, string> =>
  who === 'root' ? root : { cookie: people[who]?.cookie ?? '' };

beforeAll(async () => {
  catalog = await startSecured();
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  const roles = ['Admin', 'Editor', 'Reader', undefined] as const;
  const added = await Promise.all(roles.map((role) => addPerson(catalog, role)));
  ['admin', 'editor', 'reader', 'nobody'].forEach((name, at) => (people[name] = added[at]!));
});
afterAll(() => catalog.stop());

async function ask(query: string, who: string): Promise<any> {
  const { data, errors } = await catalog.graphql(query, {}, as(who));
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

async function fieldsOf(type: string): Promise<string[]> {
  const { __type } = await ask(`{ __type(name: "${type}") { fields { name } } }`, 'root');
  return __type.fields.map(({ name }: any) => name);
}

async function write(urn: string, aspectName: string, value: object, who = 'root') {
  const body = { proposal: proposal(urn, aspectName, value) };
  return catalog.post('/aspects?action=ingestProposal', body, as(who));
}

async function makeDataset(owner?: string): Promise<string> {
  const urn = datasetUrn(unique('table'));
  await write(urn, 'datasetProperties', { name: 'table' });
  if (owner !== undefined) await write(urn, 'ownership', { owners: [{ owner, type: 'TECHNICAL_OWNER' }] });
  return urn;
}

describe('me', () => {
  const platformOf = async (who: string): Promise<Record<string, boolean>> => {
    const selected = (await fieldsOf('PlatformPrivileges')).join(' ');
    return (await ask(`{ me { platformPrivileges { ${selected} } } }`, who)).me.platformPrivileges;
  };
  const held = (all: Record<string, boolean>) => Object.keys(all).filter((name) => all[name]);

  it.each(['root', 'admin'])('has all platform privileges: %s', async (who) => {
    expect(held(await platformOf(who))).toEqual(await fieldsOf('PlatformPrivileges'));
  });

  it('has no operational privileges as editor', async () => {
    const found = await platformOf('editor');
    expect(found).toMatchObject({
      manageTags: true,
      createDomains: true,
      generatePersonalAccessTokens: true,
    });
    expect(found).toMatchObject({ managePolicies: false, manageIdentities: false, manageSecrets: false });
    expect(found).toMatchObject({ manageTokens: false, manageUserCredentials: false });
  });

  it.each(['reader', 'nobody'])('may not manage anything: %s', async (who) => {
    const found = held(await platformOf(who));
    expect(found).toContain('generatePersonalAccessTokens');
    expect(found.filter((name) => /^(manage|create)/.test(name))).toEqual([]);
  });

  it('reflects the current policies', async () => {
    const { urn: user, cookie } = await addPerson(catalog);
    people['new'] = { urn: user, cookie, name: '' };
    const parts = { type: 'PLATFORM', actors: { ...ACTORS, users: [user] } };
    expect(await platformOf('new')).toMatchObject({ createTags: false, manageTags: false });
    const urn = await policies.create({ ...parts, privileges: ['CREATE_TAGS'] });
    expect(await platformOf('new')).toMatchObject({ createTags: true, manageTags: false });
    await policies.update(urn, { ...parts, privileges: ['MANAGE_TAGS'] });
    expect(await platformOf('new')).toMatchObject({ createTags: true, manageTags: true });
    await policies.update(urn, { ...parts, privileges: ['MANAGE_TAGS'], state: 'INACTIVE' });
    expect(await platformOf('new')).toMatchObject({ createTags: false, manageTags: false });
  });

  it('has all platform privileges if sign-in is disabled', async () => {
    const free = await startSecured({ access: { auth: false, loopback: true } });
    try {
      const { me } = await free.query('{ me { platformPrivileges { managePolicies manageTokens } } }');
      expect(me.platformPrivileges).toEqual({ managePolicies: true, manageTokens: true });
    } finally {
      await free.stop();
    }
  });
});

describe('the list of privileges', () => {
  const CONFIG = `{ appConfig { policiesConfig { enabled platformPrivileges { type displayName description }
    resourcePrivileges { resourceType resourceTypeDisplayName entityType privileges { type displayName description } } } } }`;

  it('contains every privilege with name and description', async () => {
    const { enabled, platformPrivileges, resourcePrivileges } = (await ask(CONFIG, 'nobody')).appConfig
      .policiesConfig;
    expect(enabled).toBe(true);
    const [all] = resourcePrivileges;
    expect(all).toMatchObject({ resourceType: 'all', entityType: null });
    const listed = [...platformPrivileges, ...all.privileges];
    expect([...new Set(listed.map(({ type }) => type))]).toEqual([...PRIVILEGES.keys()]);
    for (const { displayName, description } of listed) {
      expect(displayName).toMatch(/\w/);
      expect(description).toMatch(/\w\.$/);
    }
  });

  it('contains only privileges that policies accept', async () => {
    const { platformPrivileges, resourcePrivileges } = (await ask(CONFIG, 'nobody')).appConfig.policiesConfig;
    const typesOf = (listed: any[]) => listed.map(({ type }) => type);
    await policies.create({ type: 'PLATFORM', privileges: typesOf(platformPrivileges) });
    for (const { resourceType, privileges } of resourcePrivileges.filter(({ resourceType }: any) =>
      ['all', 'dataset', 'glossaryNode', 'corpGroup'].includes(resourceType),
    ))
      await policies.create({
        privileges: typesOf(privileges),
        resources: { type: resourceType, allResources: true },
      });
  });

  it('contains each privilege only for the types that it applies to', async () => {
    const { resourcePrivileges } = (await ask(CONFIG, 'nobody')).appConfig.policiesConfig;
    const of = (type: string): string[] =>
      resourcePrivileges
        .find(({ resourceType }: any) => resourceType === type)
        .privileges.map(({ type: name }: any) => name);
    expect(of('dataset')).toContain('EDIT_DATASET_COL_TAGS');
    expect(of('dataJob')).not.toContain('EDIT_DATASET_COL_TAGS');
    expect(of('dataJob')).toContain('EDIT_ENTITY_TAGS');
    expect(of('tag')).toContain('EDIT_TAG_COLOR');
    const jobs = resourcePrivileges.find(({ resourceType }: any) => resourceType === 'dataJob');
    expect(jobs).toMatchObject({ resourceTypeDisplayName: 'Data Job', entityType: 'DATA_JOB' });
  });
});

/** Fields that the privilege of another field covers too: the description and the name of a dataset are in one aspect. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  canEditDescription: ['canEditName'],
  canEditOwners: ['canEditAssertionOwners'],
};

describe('privileges of an entity', () => {
  const privilegesOf = async (urn: string, who: string): Promise<Record<string, boolean>> => {
    const selected = (await fieldsOf('EntityPrivileges')).join(' ');
    const query = `{ entity(urn: "${urn}") { ... on Dataset { privileges { ${selected} } }
      ... on GlossaryNode { privileges { ${selected} } } ... on Domain { privileges { ${selected} } } ... on DataHubRole { shown: privileges { ${selected} } } } }`;
    const { entity } = await ask(query, who);
    return entity.privileges ?? entity.shown;
  };
  const held = (all: Record<string, boolean>, start: string) =>
    Object.keys(all).filter((name) => name.startsWith(start) && all[name]);

  it('are all except proposals and sharing for administrators', async () => {
    const urn = await makeDataset();
    const expected = (await fieldsOf('EntityPrivileges')).filter(
      (name) => !/^can(Propose|Share)|ManageChildren/.test(name),
    );
    for (const who of ['root', 'admin']) expect(held(await privilegesOf(urn, who), 'can')).toEqual(expected);
  });

  it('allow editing for editors and owners, and viewing for readers', async () => {
    const urn = await makeDataset(people['reader']?.urn);
    const other = await makeDataset();
    expect(held(await privilegesOf(other, 'reader'), 'canEdit')).toEqual([]);
    expect(held(await privilegesOf(other, 'reader'), 'canView')).toHaveLength(3);
    expect(held(await privilegesOf(other, 'editor'), 'canEdit')).toEqual(
      held(await privilegesOf(urn, 'reader'), 'canEdit'),
    );
    expect(await privilegesOf(urn, 'reader')).toMatchObject({ canEditTags: true, canManageEntity: false });
  });

  it('on children are granted only for types with children', async () => {
    const urn = `urn:li:glossaryNode:${unique('node')}`;
    await write(urn, 'glossaryNodeInfo', { definition: 'x' });
    expect(await privilegesOf(urn, 'editor')).toMatchObject({ canManageChildren: true, canEditTags: true });
    expect(await privilegesOf(urn, 'reader')).toMatchObject({ canManageChildren: false });
    expect(await privilegesOf(await makeDataset(), 'root')).toMatchObject({ canManageChildren: false });
  });

  it('on children of a glossary node or a domain need their own privilege', async () => {
    const person = await addPerson(catalog);
    people['keeper'] = person;
    const kinds: [type: string, aspect: string, value: object, privilege: string][] = [
      ['glossaryNode', 'glossaryNodeInfo', { definition: 'x' }, 'MANAGE_GLOSSARY_CHILDREN'],
      ['domain', 'domainProperties', { name: 'x' }, 'MANAGE_DATA_PRODUCTS'],
    ];
    for (const [type, aspect, value, privilege] of kinds) {
      const [urn, other] = [`urn:li:${type}:${unique('kept')}`, `urn:li:${type}:${unique('other')}`];
      for (const each of [urn, other]) await write(each, aspect, value);
      await policies.create({
        privileges: [privilege],
        actors: { ...ACTORS, users: [person.urn] },
        resources: { resources: [urn] },
      });
      expect(await privilegesOf(urn, 'keeper')).toMatchObject({
        canManageChildren: true,
        canEditTags: false,
      });
      expect(await privilegesOf(other, 'keeper')).toMatchObject({ canManageChildren: false });
    }
  });

  it('on all descendants of a glossary node need another privilege', async () => {
    const person = await addPerson(catalog);
    people['keeper'] = person;
    const [top, low] = ['top', 'low'].map((name) => `urn:li:glossaryNode:${unique(name)}`);
    await write(top!, 'glossaryNodeInfo', { definition: 'x' });
    await write(low!, 'glossaryNodeInfo', { definition: 'x', parentNode: top });
    const parts = { actors: { ...ACTORS, users: [person.urn] }, resources: { resources: [top!] } };
    await policies.create({ ...parts, privileges: ['MANAGE_GLOSSARY_CHILDREN'] });
    expect(await privilegesOf(top!, 'keeper')).toMatchObject({ canManageChildren: true });
    expect(await privilegesOf(low!, 'keeper')).toMatchObject({ canManageChildren: false });
    await policies.create({ ...parts, privileges: ['MANAGE_ALL_GLOSSARY_CHILDREN'] });
    expect(await privilegesOf(low!, 'keeper')).toMatchObject({ canManageChildren: true });
  });

  it('on entities that control access need the permission to manage policies', async () => {
    const urn = 'urn:li:dataHubRole:Reader';
    expect(held(await privilegesOf(urn, 'editor'), 'canEdit')).toEqual([]);
    expect(await privilegesOf(urn, 'admin')).toMatchObject({ canManageEntity: true });
  });

  it('are never granted for aspects that the type does not have', async () => {
    expect(await privilegesOf('urn:li:dataHubRole:Reader', 'admin')).toMatchObject({
      canEditDescription: false,
      canEditIncidents: false,
      canEditTags: false,
    });
  });

  it('agree with the writes that are allowed', async () => {
    const editing: [field: string, privilege: string, aspect: string, value: object][] = [
      ['canEditTags', 'EDIT_ENTITY_TAGS', 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] }],
      ['canEditOwners', 'EDIT_ENTITY_OWNERS', 'ownership', { owners: [] }],
      ['canEditDescription', 'EDIT_ENTITY_DOCS', 'editableDatasetProperties', { description: 'x' }],
      ['canEditLinks', 'EDIT_ENTITY_DOC_LINKS', 'institutionalMemory', { elements: [] }],
      ['canEditDomains', 'EDIT_DOMAINS_PRIVILEGE', 'domains', { domains: [] }],
      [
        'canEditGlossaryTerms',
        'EDIT_ENTITY_GLOSSARY_TERMS',
        'glossaryTerms',
        { terms: [], auditStamp: { time: 1, actor: 'urn:li:corpuser:x' } },
      ],
      [
        'canEditDeprecation',
        'EDIT_DEPRECATION_PRIVILEGE',
        'deprecation',
        { deprecated: true, note: '', actor: 'urn:li:corpuser:x' },
      ],
      ['canEditProperties', 'EDIT_ENTITY_PROPERTIES', 'structuredProperties', { properties: [] }],
      ['canEditLineage', 'EDIT_LINEAGE', 'upstreamLineage', { upstreams: [] }],
      ['canEditEmbed', 'EDIT_ENTITY_EMBED', 'embed', { renderUrl: 'https://example.com' }],
    ];
    const person = await addPerson(catalog);
    people['writer'] = person;
    // One dataset per privilege. Each privilege is granted on its own dataset only.
    const urns = await Promise.all(editing.map(() => makeDataset()));
    const granted = editing.map(([, privilege], at) =>
      policyProposal(`urn:li:dataHubPolicy:${unique('writer')}`, {
        ...{ type: 'METADATA', state: 'ACTIVE', privileges: [privilege], actors: { users: [person.urn] } },
        resources: where({ field: 'URN', values: [urns[at]!] }),
      }),
    );
    const stored = await catalog.post('/aspects?action=ingestProposalBatch', { proposals: granted }, root);
    expect(stored.status).toBe(200);
    for (const [at, [field, , aspect, value]] of editing.entries()) {
      const [urn, other] = [urns[at]!, urns[(at + 1) % urns.length]!];
      const shown = held(await privilegesOf(urn, 'writer'), 'canEdit');
      const [own, foreign] = await Promise.all([urn, other].map((to) => write(to, aspect, value, 'writer')));
      const fields = [field, ...(COVERED[field] ?? [])];
      expect([field, shown, own!.status, foreign!.status]).toEqual([field, fields, 200, 403]);
    }
  });
});

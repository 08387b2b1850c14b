/** View authorisation: when policies take effect, and what a reader with a restricted view gets. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { addPerson, invite } from '../helpers/secured-catalog.js';
import { grantView, inviteReader, readerFor, openViewing, type Reader } from './scope-support.js';

const word = unique('rules');
const domain = `urn:li:domain:${word}`;
const below = `urn:li:domain:${word}.below`;
const names = ['a', 'b', 'c', 'd'];
const urns = names.map((name) => datasetUrn(`${word}.${name}`));
const [a, b, c] = urns as [string, string, string, string];
const owner = `urn:li:corpuser:${word}`;
const tag = `urn:li:tag:${word}`;
const box = `urn:li:container:${word}`;
/** The platform that is shown for a missing container. */
const NO_PLATFORM = { urn: 'urn:li:dataPlatform:unknown', name: 'unknown' };

const { catalog, root } = await openViewing();

beforeAll(async () => {
  const { status } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      proposal(domain, 'domainProperties', { name: `${word} domain` }),
      proposal(below, 'domainProperties', { name: `${word} below`, parentDomain: domain }),
      proposal(tag, 'tagProperties', { name: `${word} tag` }),
      proposal(owner, 'corpUserInfo', { active: true, displayName: `${word} user` }),
      ...urns.map((urn) => proposal(urn, 'datasetProperties', { name: word, description: word })),
      ...[a, b].map((urn) => proposal(urn, 'domains', { domains: [below] })),
      proposal(a, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }] }),
      proposal(box, 'containerProperties', { name: word }),
      proposal(box, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' }),
      proposal(a, 'container', { container: box }),
      proposal(a, 'globalTags', { tags: [{ tag }] }),
    ],
  });
  expect(status).toBe(200);
});

async function found(by: Reader): Promise<string[]> {
  const { json } = await by.post('/entities?action=search', {
    ...{ entity: 'dataset', input: word, start: 0, count: 10, facets: [] },
  });
  return json.value.entities;
}

describe('policies', () => {
  it('take effect at the next request, also when they end', async () => {
    const reader = readerFor(catalog, await addPerson(catalog));
    expect(await found(reader)).toEqual([]);
    const users = [reader.person.urn];
    const first = await grantView(catalog, { users }, [{ field: 'URN', values: [a] }]);
    expect(await found(reader)).toEqual([a]);
    await grantView(catalog, { users }, [{ field: 'URN', values: [c] }]);
    expect(await found(reader)).toEqual([a, c]);
    const { errors } = await root.graphql(`mutation { deletePolicy(urn: "${first}") }`);
    expect(errors).toBeUndefined();
    expect(await found(reader)).toEqual([c]);
  });

  it('follow the current facts of an entity, e.g. its domain', async () => {
    const reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);
    const d = urns[3]!;
    const put = (domains: readonly string[]) =>
      root.post('/aspects?action=ingestProposal', { proposal: proposal(d, 'domains', { domains }) });
    expect(await found(reader)).toEqual([a, b]);
    await put([below]);
    expect(await found(reader)).toEqual([a, b, d]);
    await put([]);
    expect(await found(reader)).toEqual([a, b]);
  });

  it('may let owners see the entities that they own', async () => {
    const reader = readerFor(catalog, await addPerson(catalog));
    await grantView(catalog, { resourceOwners: true }, [{ field: 'TYPE', values: ['dataset'] }]);
    const owners = [{ owner: reader.person.urn, type: 'DATAOWNER' }];
    await root.post('/aspects?action=ingestProposal', { proposal: proposal(b, 'ownership', { owners }) });
    expect(await found(reader)).toEqual([b]);
  });
});

describe('somebody who may only edit some tables', () => {
  let editor: Reader;
  beforeAll(async () => {
    editor = readerFor(catalog, await addPerson(catalog));
    const input = {
      ...{ name: unique('policy'), description: '', type: 'METADATA', state: 'ACTIVE' },
      ...{ privileges: ['EDIT_ENTITY'], actors: { users: [editor.person.urn], allUsers: false } },
      resources: { filter: { criteria: [{ field: 'URN', values: [a], condition: 'EQUALS' }] } },
    };
    Object.assign(input.actors, { groups: [], allGroups: false, resourceOwners: false });
    await root.query('mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }', { input });
  });

  it('sees the queries that they have created, and changes them', async () => {
    const create = `mutation ($input: CreateQueryInput!) { createQuery(input: $input) { urn properties { name } } }`;
    const input = (name: string) => ({
      properties: { name, statement: { value: 'SELECT 1', language: 'SQL' } },
      subjects: [{ datasetUrn: a }],
    });
    const { createQuery } = await editor.query(create, { input: input('Mine') });
    expect(createQuery.properties).toEqual({ name: 'Mine' });
    const { createQuery: other } = await root.query(create, { input: input('Theirs') });
    const list = await editor.query(
      '{ listQueries(input: { datasetUrn: "' + a + '" }) { total queries { urn } } }',
    );
    expect(list.listQueries).toEqual({ total: 1, queries: [{ urn: createQuery.urn }] });
    const rename = `mutation ($urn: String!) {
      updateQuery(urn: $urn, input: { properties: { name: "New" } }) { properties { name } } }`;
    expect(await editor.query(rename, { urn: createQuery.urn })).toEqual({
      updateQuery: { properties: { name: 'New' } },
    });
    expect((await editor.graphql(rename, { urn: other.urn })).errors[0].extensions.reason).toBe('NOT_FOUND');
  });

  it('sees the names of the built-in ownership types, and of no other', async () => {
    const { createOwnershipType } = await root.query(
      'mutation { createOwnershipType(input: { name: "Keeper", description: "" }) { urn } }',
    );
    const types = ['urn:li:ownershipType:__system__technical_owner', createOwnershipType.urn];
    const names = types.map((urn) =>
      editor.query(`{ entity(urn: "${urn}") { ... on OwnershipTypeEntity { info { name } } } }`),
    );
    expect((await Promise.all(names)).map(({ entity }) => entity?.info?.name ?? null)).toEqual([
      'Technical Owner',
      null,
    ]);
    const { listOwnershipTypes } = await editor.query(
      '{ listOwnershipTypes(input: { count: 10 }) { total ownershipTypes { info { name } } } }',
    );
    expect(listOwnershipTypes.total).toBe(4);
    expect(listOwnershipTypes.ownershipTypes.map(({ info }: any) => info.name).sort()).toEqual([
      'Business Owner',
      'Data Steward',
      'None',
      'Technical Owner',
    ]);
  });
});

describe('a reader with a restricted view', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = readerFor(catalog, await invite(catalog));
    await grantView(catalog, { users: [reader.person.urn] }, [
      { field: 'DOMAIN', values: [domain] },
      { field: 'TYPE', values: ['dataset'] },
    ]);
  });

  it('sees only the URN of a hidden referenced entity, as of a missing one', async () => {
    const query = `{ dataset(urn: "${a}") { name
      domain { domain { urn properties { name } } }
      container { urn platform { urn name } properties { name } entities { total } }
      tags { tags { tag { urn properties { name } } } }
      ownership { owners { owner { ... on CorpUser { urn properties { displayName } } } } } } }`;
    const { dataset } = await reader.query(query);
    expect(dataset).toEqual({
      name: word,
      domain: { domain: { urn: below, properties: null } },
      container: { urn: box, platform: NO_PLATFORM, properties: null, entities: { total: 1 } },
      tags: { tags: [{ tag: { urn: tag, properties: null } }] },
      ownership: { owners: [{ owner: { urn: owner, properties: null } }] },
    });
    expect((await root.query(query)).dataset.tags.tags[0].tag.properties).toEqual({ name: `${word} tag` });
  });

  it('gets facets whose labels reveal nothing about hidden entities', async () => {
    const query = `{ searchAcrossEntities(input: { query: "${word}", types: [DATASET] }) { facets { field aggregations {
      value count displayName entity { ... on Tag { urn properties { name } } } } } } }`;
    const tags = ({ searchAcrossEntities }: any) =>
      searchAcrossEntities.facets.find(({ field }: any) => field === 'tags').aggregations;
    const [hidden] = tags(await reader.query(query));
    const [shown] = tags(await root.query(query));
    expect(hidden).toMatchObject({ value: tag, count: 1, entity: { urn: tag, properties: null } });
    expect(shown.entity.properties).toEqual({ name: `${word} tag` });
    expect(JSON.stringify(hidden)).not.toContain(`${word} tag`);
  });

  it('sees itself, but not whether other users have a local password', async () => {
    const other = await invite(catalog);
    const { me } = await reader.query('{ me { corpUser { urn isNativeUser properties { displayName } } } }');
    expect(me.corpUser).toEqual({
      ...{ urn: reader.person.urn, isNativeUser: true },
      properties: { displayName: 'A B' },
    });
    const query = `{ entities(urns: ["${other.urn}"]) { ... on CorpUser { isNativeUser } } }`;
    expect((await root.query(query)).entities).toEqual([{ isNativeUser: true }]);
    expect((await reader.query(query)).entities).not.toEqual([{ isNativeUser: true }]);
  });

  it('finds only visible entities by semantic search', async () => {
    const query = `{ semanticSearchAcrossEntities(input: { query: "${word}", types: [DATASET], count: 10 }) {
      total searchResults { entity { urn } } } }`;
    const urnsFor = async (by: Reader) => {
      const { total, searchResults } = (await by.query(query)).semanticSearchAcrossEntities;
      return [total, ...searchResults.map(({ entity }: any) => entity.urn).sort()];
    };
    expect(await urnsFor(root)).toEqual(expect.arrayContaining(urns));
    expect(await urnsFor(reader)).toEqual([2, a, b]);
  });

  it('can list roles, with names only if policies allow it', async () => {
    const { listRoles } = await reader.query('{ listRoles(input: {}) { total roles { urn name } } }');
    expect(listRoles.total).toBeGreaterThan(2);
  });

  it('can list and count visible entities only', async () => {
    const { json } = await reader.post('/entities?action=listUrns', { entity: 'tag', start: 0, count: 10 });
    expect(json.value).toEqual({ start: 0, count: 0, total: 0, entities: [] });
    const few = await reader.post('/entities?action=listUrns', { entity: 'dataset', start: 0, count: 10 });
    expect(few.json.value).toEqual({ start: 0, count: 2, total: 2, entities: [a, b] });
  });

  it.each([
    ['events', (by: Reader) => by.get('/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1')],
    ['runs', (by: Reader) => by.post('/runs?action=list', {})],
    ['the writes of a run', (by: Reader) => by.post('/runs?action=describe', { runId: 'x' })],
    [
      'the preview of a rollback',
      (by: Reader) => by.post('/runs?action=rollback', { runId: 'x', dryRun: true }),
    ],
    ['repairs', (by: Reader) => by.post('/operations?action=restoreIndices', { urn: c })],
  ])('may not read %s, because they cover the whole catalog', async (_name, ask) => {
    const { status, json } = await ask(reader);
    expect([status, json.code]).toEqual([403, 'FORBIDDEN']);
    expect((await ask(root)).status).toBe(200);
  });
});

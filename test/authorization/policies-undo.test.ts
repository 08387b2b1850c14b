/** Rollbacks and repairs need the same privileges as writes. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let reader: Somebody;
let editor: Somebody;
let admin: Somebody;
const { store, grant, holder, somebody, asRoot } = verbs(() => catalog);

beforeAll(async () => {
  catalog = await startSecured();
  [reader, editor, admin] = await Promise.all([somebody('Reader'), somebody('Editor'), somebody('Admin')]);
});
afterAll(() => catalog.stop());

const rollBack = (person: Somebody, runId: string, body: object = {}) =>
  person.post('/runs?action=rollback', { runId, dryRun: false, safe: true, ...body });

async function stored(urn: string, aspect: string): Promise<string> {
  const { headers } = await asRoot();
  const path = `/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`;
  return (await fetch(`${catalog.url}${path}`, { headers })).text();
}

const roleOf = (urn: string): Promise<string> => stored(urn, 'roleMembership');

/** An actor who manages users and all metadata, but not policies. */
async function keeper(): Promise<Somebody> {
  const person = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
  await grant({ privileges: ['EDIT_ENTITY', 'DELETE_ENTITY'], actors: { users: [person.urn] } });
  return person;
}

describe('a rollback', () => {
  it('of metadata needs the write permission and otherwise changes nothing', async () => {
    const [runId, urn] = [unique('run'), datasetUrn(unique('run'))];
    await store(proposal(urn, 'datasetProperties', { name: 'x' }, { systemMetadata: { runId } }));
    const refused = await rollBack(reader, runId);
    expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.json.message).toContain(urn);
    expect((await rollBack(reader, runId, { safe: false })).status).toBe(403);
    expect((await rollBack(reader, runId, { dryRun: true })).json.value.aspectsReverted).toBeGreaterThan(0);
    // The entity goes too, which editors may not do.
    expect((await rollBack(editor, runId)).status).toBe(403);
    const done = await rollBack(admin, runId);
    expect([done.status, done.json.value.entitiesDeleted]).toEqual([200, 1]);
  });

  it('is refused without permission even if it would change nothing, because later rollbacks depend on it', async () => {
    const [runId, later, urn] = [unique('run'), unique('run'), datasetUrn(unique('run'))];
    await store(proposal(urn, 'datasetProperties', { name: 'one' }, { systemMetadata: { runId } }));
    await store(proposal(urn, 'datasetProperties', { name: 'two' }, { systemMetadata: { runId: later } }));
    expect((await rollBack(reader, runId)).status).toBe(403);
    expect((await rollBack(editor, later)).status).toBe(200);
    expect(await stored(urn, 'datasetProperties')).toContain('one');
  });

  it('of a run without writes, by an actor without permission, does not affect later writes of that run', async () => {
    const [runId, urn] = [unique('run'), datasetUrn(unique('run'))];
    expect((await rollBack(reader, runId)).status).toBe(200);
    await store(proposal(urn, 'datasetProperties', { name: 'x' }, { systemMetadata: { runId } }));
    expect((await rollBack(admin, runId)).json.value.entitiesDeleted).toBe(1);
  });

  it('shows as the status of a request only if the actor may change the request', async () => {
    const RESULT = 'dataHubExecutionRequestResult';
    const statusAfter = async (person: Somebody): Promise<string> => {
      const [runId, urn] = [unique('run'), datasetUrn(unique('run'))];
      const request = `urn:li:dataHubExecutionRequest:${runId}`;
      await store(
        proposal(request, RESULT, { status: 'SUCCESS', startTimeMs: 1 }),
        proposal(urn, 'status', { removed: false }, { systemMetadata: { runId } }),
      );
      expect((await rollBack(person, runId)).status).toBe(200);
      return (await stored(request, RESULT)).includes('ROLLED_BACK') ? 'ROLLED_BACK' : 'SUCCESS';
    };
    const datasets = { resources: where({ field: 'TYPE', values: ['dataset'] }) };
    const deleter = await holder(['EDIT_ENTITY', 'DELETE_ENTITY'], datasets);
    expect(await statusAfter(deleter)).toBe('SUCCESS');
    await grant({
      type: 'PLATFORM',
      privileges: ['MANAGE_INGESTION'],
      actors: { users: [deleter.urn] },
    });
    expect(await statusAfter(deleter)).toBe('ROLLED_BACK');
  });

  it('deletes entities only with the delete permission', async () => {
    const [runId, urn] = [unique('run'), datasetUrn(unique('run'))];
    await store(proposal(urn, 'datasetProperties', { name: 'x' }, { systemMetadata: { runId } }));
    const writer = await holder(['EDIT_ENTITY']);
    expect((await rollBack(writer, runId)).status).toBe(403);
    const deleter = await holder(['EDIT_ENTITY', 'DELETE_ENTITY']);
    expect((await rollBack(deleter, runId)).status).toBe(200);
  });

  it.each<[string, string, () => [string, unknown]]>([
    ['a role', 'roleMembership', () => [`urn:li:corpuser:${unique('u')}`, { roles: [] }]],
    [
      'a suspension',
      'corpUserStatus',
      () => [
        `urn:li:corpuser:${unique('u')}`,
        { status: 'SUSPENDED', lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' } },
      ],
    ],
    [
      'a secret',
      'dataHubSecretValue',
      () => [`urn:li:dataHubSecret:${unique('s')}`, { name: 's', value: 'v' }],
    ],
    [
      'a policy',
      'dataHubPolicyInfo',
      () => [
        `urn:li:dataHubPolicy:${unique('p')}`,
        {
          displayName: 'x',
          description: '',
          type: 'METADATA',
          state: 'INACTIVE',
          privileges: [],
          actors: {},
        },
      ],
    ],
    ['a group of people', 'groupMembership', () => [`urn:li:corpuser:${unique('u')}`, { groups: [] }]],
    ['a deleted user', 'status', () => [`urn:li:corpuser:${unique('u')}`, { removed: true }]],
  ])('of %s is refused for editors', async (_, aspect, make) => {
    const [runId, [urn, value]] = [unique('run'), make()];
    const dataset = datasetUrn(unique('beside'));
    const parts = { systemMetadata: { runId } };
    await store(
      proposal(urn, aspect, value, parts),
      proposal(dataset, 'datasetProperties', { name: 'x' }, parts),
    );
    expect((await rollBack(editor, runId)).status).toBe(403);
    expect((await rollBack(editor, runId, { safe: false })).status).toBe(403);
    // Nothing was rolled back.
    expect((await rollBack(admin, runId)).json.value.entitiesDeleted).toBe(2);
  });

  it('does not restore a role for editors', async () => {
    const [runId, user] = [unique('run'), `urn:li:corpuser:${unique('was')}`];
    await store(proposal(user, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }));
    await store(proposal(user, 'roleMembership', { roles: [] }, { systemMetadata: { runId } }));
    expect((await rollBack(editor, runId)).status).toBe(403);
    expect(await roleOf(user)).not.toContain('Admin');
    expect((await rollBack(admin, runId)).status).toBe(200);
    expect(await roleOf(user)).toContain('Admin');
  });

  it.each<[string, unknown]>([
    ['corpUserStatus', { status: 'ACTIVE', lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' } }],
    ['status', { removed: false }],
  ])('of the %s of an administrator needs the permission to manage policies', async (aspect, value) => {
    const runId = unique('run');
    const other = await somebody('Admin');
    await store(proposal(other.urn, aspect, value, { systemMetadata: { runId } }));
    const refused = await rollBack(await keeper(), runId);
    expect([refused.status, refused.json.message]).toEqual([403, expect.stringContaining(other.urn)]);
    expect((await rollBack(admin, runId)).status).toBe(200);
  });

  it('does not delete an administrator without that permission', async () => {
    const [runId, urn] = [unique('run'), `urn:li:corpuser:${unique('made')}`];
    const info = { active: true, displayName: 'M' };
    await store(proposal(urn, 'corpUserInfo', info, { systemMetadata: { runId } }));
    await store(proposal(urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }));
    const manager = await keeper();
    expect((await rollBack(manager, runId, { safe: false })).status).toBe(403);
    expect(await stored(urn, 'corpUserInfo')).toContain('displayName');
    await store(proposal(urn, 'roleMembership', { roles: [] }));
    expect((await rollBack(manager, runId, { safe: false })).status).toBe(200);
  });

  it('does not delete a group with a role without that permission', async () => {
    const [runId, urn] = [unique('run'), `urn:li:corpGroup:${unique('group')}`];
    await store(proposal(urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }));
    await store(proposal(urn, 'status', { removed: false }, { systemMetadata: { runId } }));
    expect((await rollBack(await keeper(), runId)).status).toBe(403);
    expect((await rollBack(admin, runId)).status).toBe(200);
  });

  it('without anything to undo needs no permission', async () => {
    expect((await rollBack(reader, unique('none'))).status).toBe(200);
  });
});

describe('deleting by model registry', () => {
  const deleteAll = (person: Somebody, registryId: string) =>
    person.post('/entities?action=deleteAll', { registryId, dryRun: false, soft: false });
  const by = (registryName: string) => ({ systemMetadata: { registryName, registryVersion: '0.0.1' } });

  it('needs the permission to write what it deletes', async () => {
    const name = unique('registry');
    await store(proposal(datasetUrn(name), 'datasetProperties', { name: 'x' }, by(name)));
    expect((await deleteAll(reader, `${name}:0.0.1`)).status).toBe(403);
    expect((await deleteAll(editor, `${name}:0.0.1`)).json.value.aspectsAffected).toBe(1);
  });

  it('is refused for editors if it deletes roles', async () => {
    const [name, user] = [unique('registry'), `urn:li:corpuser:${unique('u')}`];
    await store(
      proposal(datasetUrn(name), 'datasetProperties', { name: 'x' }, by(name)),
      proposal(user, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }, by(name)),
    );
    expect((await deleteAll(editor, `${name}:0.0.1`)).status).toBe(403);
    expect(await roleOf(user)).toContain('Reader');
    expect((await deleteAll(admin, `${name}:0.0.1`)).json.value.aspectsAffected).toBe(2);
  });
});

describe('deleting aspects of users by model registry', () => {
  it('does not suspend an administrator', async () => {
    const [registryName, other] = [unique('registry'), await somebody('Admin')];
    const value = { status: 'ACTIVE', lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' } };
    const parts = { systemMetadata: { registryName, registryVersion: '0.0.1' } };
    await store(proposal(other.urn, 'corpUserStatus', value, parts));
    const body = { registryId: `${registryName}:0.0.1`, dryRun: false, soft: false };
    const send = (person: Somebody) => person.post('/entities?action=deleteAll', body);
    expect((await send(await keeper())).status).toBe(403);
    expect((await send(admin)).json.value.aspectsAffected).toBe(1);
  });
});

describe('repairs', () => {
  const restore = (person: Somebody) =>
    person.post('/operations?action=restoreIndices', { urn: datasetUrn('no.such') });
  const truncate = (person: Somebody) =>
    person.post('/operations?action=truncateTimeseriesAspect', {
      entityType: 'notebook',
      aspect: 'operation',
      endTimeMillis: 1,
      dryRun: true,
    });

  it('need the permission to operate the catalog', async () => {
    for (const person of [reader, editor]) {
      const refused = await restore(person);
      expect([refused.status, refused.json.message]).toEqual([
        403,
        expect.stringContaining('RESTORE_INDICES_PRIVILEGE'),
      ]);
      expect((await truncate(person)).status).toBe(403);
    }
    const operator = await holder(['MANAGE_SYSTEM_OPERATIONS'], { type: 'PLATFORM' });
    for (const person of [admin, operator]) {
      expect((await restore(person)).status).toBe(200);
      expect((await truncate(person)).status).not.toBe(403);
    }
  });
});

describe('deleting an owned entity', () => {
  it('also removes its references, although its ownership is gone by then', async () => {
    const owner = await somebody();
    const tag = `urn:li:tag:${unique('owned')}`;
    const dataset = datasetUrn(unique('tagged'));
    await verbs(() => catalog).grant({
      privileges: ['DELETE_ENTITY'],
      actors: { resourceOwners: true },
      resources: { filter: { criteria: [{ field: 'URN', values: [tag] }] } },
    });
    await store(
      proposal(tag, 'tagProperties', { name: 'x' }),
      proposal(tag, 'ownership', { owners: [{ owner: owner.urn, type: 'NONE' }] }),
      proposal(dataset, 'globalTags', { tags: [{ tag }] }),
    );
    const answer = await owner.graphql('mutation ($tag: String!) { deleteTag(urn: $tag) }', { tag });
    expect(answer).toMatchObject({ data: { deleteTag: true } });
    const again = await owner.post('/entities?action=delete', { urn: tag });
    expect(again.status).toBe(403);
  });
});

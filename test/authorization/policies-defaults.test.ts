/** The default policies: what they allow, and that the service creates them once. */
import { keepDefaultPolicies } from '../../src/auth/authentication/first-start.js';
import { DEFAULT_POLICIES } from '../../src/auth/authorization/policies/default-policies.js';
import {
  METADATA_NAMES,
  PLATFORM_NAMES,
  PRIVILEGES,
} from '../../src/auth/authorization/policies/privileges.js';
import { readPolicy } from '../../src/auth/authorization/policies/stored-policy.js';
import type { Policy } from '../../src/auth/authorization/policies/types.js';
import { systemClock } from '../../src/core/clock.js';
import { loadModel } from '../../src/model/load-model.js';
import { createEntityReader } from '../../src/catalog/entities/entity-reader.js';
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { loadStatements } from '../../src/neo4j/statements.js';
import { createFacetIds } from '../../src/catalog/census/facet-ids.js';
import { createCatalogWriter } from '../../src/catalog/writes/catalog-writer.js';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { verbs } from './policies-verbs.js';
import { rootCookie, startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let database: Database;
const { store, somebody } = verbs(() => catalog);
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

beforeAll(async () => {
  catalog = await startSecured();
  database = openDatabase(await neo4jForTests());
});
afterAll(async () => {
  await database.close();
  await catalog.stop();
});

const readDefault = async (urn: string): Promise<Policy> => {
  const { json } = await catalog.post(
    '/openapi/v3/entity/datahubpolicy/batchGet',
    [{ urn, dataHubPolicyInfo: {} }],
    {
      cookie: await rootCookie(catalog),
    },
  );
  return readPolicy(urn, JSON.stringify(json[0].dataHubPolicyInfo.value));
};

describe('privileges', () => {
  it('each have a unique name and a description', () => {
    // One privilege exists on the platform and on entities.
    expect(PRIVILEGES.size).toBe(PLATFORM_NAMES.size + METADATA_NAMES.size - 1);
    for (const { name, displayName, description } of PRIVILEGES.values())
      expect([name, displayName, description]).toEqual([
        expect.stringMatching(/^[A-Z_]+$/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/\.$/),
      ]);
  });
});

describe('the default policies', () => {
  it('contain known privileges only', () => {
    for (const { type, privileges } of DEFAULT_POLICIES) {
      const known = type === 'PLATFORM' ? PLATFORM_NAMES : METADATA_NAMES;
      expect(privileges.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('have fixed URNs, and say which of them can be edited', async () => {
    const editable = await Promise.all(
      DEFAULT_POLICIES.map(async ({ urn }) => [urn.split(':').at(-1), (await readDefault(urn)).editable]),
    );
    expect(Object.fromEntries(editable)).toEqual({
      ...{ '0': false, '1': false, '7': true, 'view-entity-page-all': true, 'view-dataset-sensitive': true },
      ...{ 'admin-platform-policy': false, 'admin-metadata-policy': false },
      ...{ 'editor-platform-policy': false, 'editor-metadata-policy': false },
      ...{ 'editor-metadata-policy-entities': true, 'asset-owners-metadata-policy': true },
      ...{ 'reader-platform-policy': false, 'reader-metadata-policy': false },
      ...{ 'root-domain-manage-data-products-policy': false },
      ...{ 'admin-domain-manage-data-products-policy': false },
      ...{ 'editor-domain-manage-data-products-policy': false },
    });
  });

  it('grant editors no privileges over owners, people and deletion, and readers nothing on the platform', async () => {
    const { privileges } = await readDefault('urn:li:dataHubPolicy:editor-metadata-policy');
    expect(privileges).toEqual(
      expect.arrayContaining(['EDIT_ENTITY_TAGS', 'EDIT_LINEAGE', 'EDIT_ENTITY_DOCS']),
    );
    for (const name of [
      'EDIT_ENTITY',
      'EDIT_ENTITY_OWNERS',
      'EDIT_GROUP_MEMBERS',
      'EDIT_USER_PROFILE',
      'DELETE_ENTITY',
    ])
      expect(privileges).not.toContain(name);
    expect((await readDefault('urn:li:dataHubPolicy:reader-platform-policy')).privileges).toEqual([]);
    const [editor, urn] = [await somebody('Editor'), datasetUrn(unique('kept'))];
    expect((await editor.write(urn, 'datasetProperties', { name: 'x' })).status).toBe(200);
    const gone = { changeType: 'DELETE' };
    expect((await editor.write(urn, 'datasetKey', undefined, gone)).status).toBe(403);
  });

  it('let administrators do everything, editors edit and readers read', async () => {
    const urn = datasetUrn(unique('roles'));
    const user = `urn:li:corpuser:${unique('u')}`;
    const role = { roles: ['urn:li:dataHubRole:Reader'] };
    for (const [name, metadata, roles] of [
      ['Admin', 200, 200],
      ['Editor', 200, 403],
      ['Reader', 403, 403],
    ] as const) {
      const one = await somebody(name);
      expect([name, (await one.write(urn, 'datasetProperties', { name })).status]).toEqual([name, metadata]);
      expect([name, (await one.write(user, 'roleMembership', role)).status]).toEqual([name, roles]);
    }
  });

  it('let every user create tokens for themselves', async () => {
    const one = await somebody();
    const MAKE = `mutation ($urn: String!) { createAccessToken(input: {
      type: PERSONAL, actorUrn: $urn, duration: ONE_HOUR, name: "x" }) { accessToken } }`;
    expect((await one.graphql(MAKE, { urn: one.urn })).errors).toBeUndefined();
  });
});

describe('a start of the service', () => {
  const model = loadModel(['schemas']);
  const load = loadStatements();
  const parts = () => {
    const deps = { model, database, load, clock: systemClock };
    const writer = createCatalogWriter({ ...deps, facetIds: createFacetIds(deps), rules: [] });
    return { ...deps, entities: createEntityReader(deps), writer };
  };
  const policy = (parts: Partial<Policy> = {}): Policy => ({
    ...DEFAULT_POLICIES[0]!,
    urn: `urn:li:dataHubPolicy:${unique('default')}`,
    actors: { ...DEFAULT_POLICIES[0]!.actors, users: [] },
    editable: true,
    ...parts,
  });
  const stored = async (urn: string): Promise<Policy | undefined> => {
    const [found] = await parts().entities.findEntities([urn], ['dataHubPolicyInfo']);
    const text = found?.aspects.get('dataHubPolicyInfo')?.text;
    return text === undefined ? undefined : readPolicy(urn, text);
  };

  it('creates missing default policies, also during concurrent starts', async () => {
    const defaults = [policy(), policy({ type: 'METADATA', privileges: ['VIEW_ENTITY_PAGE'] })];
    await Promise.all([1, 2, 3].map(() => keepDefaultPolicies(parts(), defaults)));
    for (const each of defaults)
      expect(await stored(each.urn)).toMatchObject({
        urn: each.urn,
        privileges: each.privileges,
        state: 'ACTIVE',
      });
  });

  it('keeps the changes of an administrator', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [one]);
    await store(
      proposal(one.urn, 'dataHubPolicyInfo', [{ op: 'add', path: '/state', value: 'INACTIVE' }], patch),
    );
    await keepDefaultPolicies(parts(), [{ ...one, privileges: ['MANAGE_TAGS'] }]);
    expect(await stored(one.urn)).toMatchObject({ state: 'INACTIVE', privileges: one.privileges });
  });

  it('does not recreate deleted policies', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [one]);
    await store(proposal(one.urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));
    await keepDefaultPolicies(parts(), [one]);
    expect(await stored(one.urn)).toBeUndefined();
  });

  it('updates unchanged policies to those of this version', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [{ ...one, privileges: ['MANAGE_TAGS'] }]);
    await keepDefaultPolicies(parts(), [one]);
    expect((await stored(one.urn))?.privileges).toEqual(one.privileges);
  });

  const off = (urn: string) =>
    store(proposal(urn, 'dataHubPolicyInfo', [{ op: 'add', path: '/state', value: 'INACTIVE' }], patch));
  const remove = (urn: string) =>
    store(proposal(urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));

  it('moves a policy of an earlier version to its new URN, also during concurrent starts', async () => {
    const old = policy({ privileges: ['MANAGE_TAGS'] });
    await keepDefaultPolicies(parts(), [old]);
    const moved = { ...policy({ name: 'new' }), formerUrn: old.urn };
    await Promise.all([1, 2, 3].map(() => keepDefaultPolicies(parts(), [moved])));
    expect(await stored(old.urn)).toBeUndefined();
    expect(await stored(moved.urn)).toMatchObject({ name: 'new', privileges: moved.privileges });
    await keepDefaultPolicies(parts(), [{ ...moved, privileges: ['MANAGE_DOMAINS'] }]);
    expect((await stored(moved.urn))?.privileges).toEqual(['MANAGE_DOMAINS']);
  });

  it('keeps the changes of an administrator under the new URN, and does not recreate a deleted policy', async () => {
    const [changed, deleted] = [policy({ privileges: ['MANAGE_TAGS'] }), policy()];
    await keepDefaultPolicies(parts(), [changed, deleted]);
    await off(changed.urn);
    await remove(deleted.urn);
    const defaults = [changed, deleted].map(({ urn }) => ({ ...policy({ name: 'new' }), formerUrn: urn }));
    for (let start = 0; start < 2; start += 1) await keepDefaultPolicies(parts(), defaults);
    expect(await stored(changed.urn)).toBeUndefined();
    expect(await stored(defaults[0]!.urn)).toMatchObject({ state: 'INACTIVE', privileges: ['MANAGE_TAGS'] });
    expect(await stored(defaults[1]!.urn)).toBeUndefined();
  });

  it('grants a part of a former policy again only if nobody changed that policy', async () => {
    const sources = [policy(), policy(), policy()];
    await keepDefaultPolicies(parts(), sources);
    await off(sources[1]!.urn);
    await remove(sources[2]!.urn);
    const splits = [...sources, policy()].map(({ urn }) => ({ ...policy(), splitFrom: urn }));
    for (let start = 0; start < 2; start += 1) await keepDefaultPolicies(parts(), [...sources, ...splits]);
    const states = await Promise.all(splits.map(async ({ urn }) => (await stored(urn))?.state));
    // The last one is of a new catalog, which has no former policy.
    expect(states).toEqual(['ACTIVE', 'INACTIVE', 'INACTIVE', 'ACTIVE']);
  });

  it('writes nothing if all policies are up to date', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [one]);
    const { writer, ...rest } = parts();
    const refuse = () => Promise.reject(new Error('was written'));
    const reading = {
      ...rest,
      writer: { ...writer, write: refuse },
      database: { ...database, write: refuse },
    };
    await expect(keepDefaultPolicies(reading, [one])).resolves.toBeUndefined();
  });

  it('does not recreate a deleted policy even if the process that created it was killed early', async () => {
    const one = policy();
    const kill = () => Promise.reject(new Error('killed'));
    const killed = { ...parts(), database: { ...database, write: kill } };
    await expect(keepDefaultPolicies(killed, [one])).rejects.toThrow('killed');
    await keepDefaultPolicies(parts(), [one]);
    await store(proposal(one.urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));
    await keepDefaultPolicies(parts(), [one]);
    expect(await stored(one.urn)).toBeUndefined();
  });
});

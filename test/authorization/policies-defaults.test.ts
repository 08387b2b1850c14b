/** The policies that a catalog begins with: what they allow, and that they are made once. */
import { keepDefaultPolicies } from '../../src/auth/authorization/policies/keep-defaults.js';
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
import { createCatalogWriter } from '../../src/catalog/writes/catalog-writer.js';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { verbs } from './policies-verbs.js';
import { startGuarded } from '../helpers/guarded-catalog.js';

let catalog: TestCatalog;
let database: Database;
const { store, somebody } = verbs(() => catalog);
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

beforeAll(async () => {
  catalog = await startGuarded();
  database = openDatabase(await neo4jForTests());
});
afterAll(async () => {
  await database.close();
  await catalog.stop();
});

describe('privileges', () => {
  it('have each a name of their own and a description', () => {
    expect(PRIVILEGES.size).toBe(PLATFORM_NAMES.size + METADATA_NAMES.size);
    for (const { name, displayName, description } of PRIVILEGES.values())
      expect([name, displayName, description]).toEqual([
        expect.stringMatching(/^[A-Z_]+$/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/\.$/),
      ]);
  });
});

describe('from the start', () => {
  it('are policies that grant just what there is', () => {
    for (const { type, privileges } of DEFAULT_POLICIES) {
      const known = type === 'PLATFORM' ? PLATFORM_NAMES : METADATA_NAMES;
      expect(privileges.filter((name) => !known.has(name))).toEqual([]);
    }
    expect(
      DEFAULT_POLICIES.filter(({ editable }) => !editable).flatMap(({ actors }) => actors.roles),
    ).toHaveLength(6);
  });

  it('administrators may everything, editors edit, readers read', async () => {
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

  it('everybody makes tokens for themselves', async () => {
    const one = await somebody();
    const MAKE = `mutation ($urn: String!) { createAccessToken(input: {
      type: PERSONAL, actorUrn: $urn, duration: ONE_HOUR, name: "x" }) { accessToken } }`;
    expect((await one.graphql(MAKE, { urn: one.urn })).errors).toBeUndefined();
  });
});

describe('a start', () => {
  const model = loadModel(['schemas']);
  const load = loadStatements();
  const parts = () => ({
    database,
    load,
    clock: systemClock,
    entities: createEntityReader({ model, database, load }),
    writer: createCatalogWriter({ model, database, load, clock: systemClock }),
  });
  const policy = (parts: Partial<Policy> = {}): Policy => ({
    ...DEFAULT_POLICIES[0]!,
    urn: `urn:li:dataHubPolicy:${unique('default')}`,
    actors: { ...DEFAULT_POLICIES[0]!.actors, roles: [] },
    ...parts,
  });
  const stored = async (urn: string): Promise<Policy | undefined> => {
    const [found] = await parts().entities.findEntities([urn], ['dataHubPolicyInfo']);
    const text = found?.aspects.get('dataHubPolicyInfo')?.text;
    return text === undefined ? undefined : readPolicy(urn, text);
  };

  it('makes what is missing, also when several start at once', async () => {
    const defaults = [policy(), policy({ type: 'METADATA', privileges: ['VIEW_ENTITY_PAGE'] })];
    await Promise.all([1, 2, 3].map(() => keepDefaultPolicies(parts(), defaults)));
    for (const each of defaults)
      expect(await stored(each.urn)).toMatchObject({
        urn: each.urn,
        privileges: each.privileges,
        state: 'ACTIVE',
      });
  });

  it('leaves what an administrator has changed as it is', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [one]);
    await store(
      proposal(one.urn, 'dataHubPolicyInfo', [{ op: 'add', path: '/state', value: 'INACTIVE' }], patch),
    );
    await keepDefaultPolicies(parts(), [{ ...one, privileges: ['MANAGE_TAGS'] }]);
    expect(await stored(one.urn)).toMatchObject({ state: 'INACTIVE', privileges: one.privileges });
  });

  it('does not make again what was deleted', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [one]);
    await store(proposal(one.urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));
    await keepDefaultPolicies(parts(), [one]);
    expect(await stored(one.urn)).toBeUndefined();
  });

  it('brings what nobody changed to what this version has', async () => {
    const one = policy();
    await keepDefaultPolicies(parts(), [{ ...one, privileges: ['MANAGE_TAGS'] }]);
    await keepDefaultPolicies(parts(), [one]);
    expect((await stored(one.urn))?.privileges).toEqual(one.privileges);
  });

  it('writes nothing when all is there', async () => {
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

  it('remembers those that an earlier start made and, as it was killed, did not remember', async () => {
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

import { isEncrypted } from '../../src/auth/secret-texts.js';
import { openDatabase } from '../../src/neo4j/database.js';
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { addPerson, ask, invite, rootCookie, startSecured } from '../helpers/secured-catalog.js';

const CREATE = 'mutation ($input: CreateSecretInput!) { createSecret(input: $input) }';
const UPDATE = 'mutation ($input: UpdateSecretInput!) { updateSecret(input: $input) }';
const DELETE = 'mutation ($urn: String!) { deleteSecret(urn: $urn) }';
const LIST =
  'query ($input: ListSecretsInput!) { listSecrets(input: $input) { start count total secrets { urn name description } } }';
const VALUES = 'query ($input: GetSecretValuesInput!) { getSecretValues(input: $input) { name value } }';

let catalog: TestCatalog;
let cookie: string;
/** Cookie of the user of an executor, without any privilege. */
let executor: string;
beforeAll(async () => {
  catalog = await startSecured();
  cookie = await rootCookie(catalog);
  executor = (await addPerson(catalog, undefined, { system: true })).cookie;
});
afterAll(() => catalog.stop());

const send = (query: string, variables: object, by = cookie) =>
  catalog.graphql(query, variables, { cookie: by });

async function create(parts: object = {}): Promise<{ urn: string; name: string }> {
  const name = unique('secret');
  const { data } = await send(CREATE, { input: { name, value: 'p4ss', description: 'of a test', ...parts } });
  return { urn: data.createSecret, name };
}

async function valueOf(name: string): Promise<unknown> {
  const { data } = await send(VALUES, { input: { secrets: [name] } }, executor);
  return data.getSecretValues[0]?.value;
}

describe('secrets', () => {
  it('are created, listed without their values, read by name, changed and deleted', async () => {
    const { urn, name } = await create();
    expect(urn).toBe(`urn:li:dataHubSecret:${name}`);
    expect(await valueOf(name)).toBe('p4ss');
    const { data } = await send(LIST, { input: { query: name, count: 5 } });
    expect(data.listSecrets.secrets).toContainEqual({ urn, name, description: 'of a test' });
    expect((await send(UPDATE, { input: { urn, name, value: 'other: é 鍵' } })).data.updateSecret).toBe(urn);
    expect(await valueOf(name)).toBe('other: é 鍵');
    expect((await send(DELETE, { urn })).data.deleteSecret).toBe(urn);
    expect(await valueOf(name)).toBeUndefined();
    expect(codeOf(await send(DELETE, { urn }))).toBe('NOT_FOUND');
  });

  it('may have names with spaces and special characters, and unknown names are left out', async () => {
    const name = `${unique('a')} b/c:(d),é%`;
    await create({ name });
    const secrets = ['no such secret', 'half\ud800', name, name];
    const { data } = await send(VALUES, { input: { secrets } }, executor);
    expect(data.getSecretValues).toEqual([{ name, value: 'p4ss' }]);
  });

  it.each([[''], ['  '], ['x'.repeat(201)], ['half\ud800']])('cannot have the name %j', async (name) => {
    expect(codeOf(await send(CREATE, { input: { name, value: 'v' } }))).toBe('INVALID_REQUEST');
  });

  it('are created only once by concurrent requests with the same name', async () => {
    const name = unique('race');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(CREATE, { input: { name, value: `v${at}` } })),
    );
    const winners = answers.flatMap((answer, at) => (answer.errors === undefined ? [`v${at}`] : []));
    expect(winners).toEqual([await valueOf(name)]);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'CONFLICT']));
  });

  it('cannot be renamed, and a URN of another type is refused', async () => {
    const { urn, name } = await create();
    expect(codeOf(await send(UPDATE, { input: { urn, name: `${name}x`, value: 'v' } }))).toBe(
      'INVALID_REQUEST',
    );
    expect(codeOf(await send(UPDATE, { input: { urn: `${urn}x`, name, value: 'v' } }))).toBe('NOT_FOUND');
    expect(codeOf(await send(DELETE, { urn: 'urn:li:corpuser:datahub' }))).toBe('INVALID_URN');
    expect(await valueOf(name)).toBe('p4ss');
  });

  it('can be listed and written only by administrators, through every API', async () => {
    const { urn, name } = await create();
    const person = await invite(catalog);
    const own = { cookie: person.cookie };
    for (const [query, variables] of [
      [CREATE, { input: { name: unique('s'), value: 'v' } }],
      [UPDATE, { input: { urn, name, value: 'mine' } }],
      [DELETE, { urn }],
      [LIST, { input: {} }],
      [VALUES, { input: { secrets: [name] } }],
    ] as const)
      expect([query, codeOf(await send(query, variables, person.cookie))]).toEqual([query, 'FORBIDDEN']);
    const aspect = { value: JSON.stringify({ name, value: 'mine' }), contentType: 'application/json' };
    const proposal = { entityUrn: urn, changeType: 'UPSERT', aspectName: 'dataHubSecretValue', aspect };
    const written = await catalog.post('/aspects?action=ingestProposal', { proposal }, own);
    expect(written.status).toBe(403);
    expect((await catalog.post('/entities?action=delete', { urn }, own)).status).toBe(403);
    expect(await valueOf(name)).toBe('p4ss');
  });

  it('show their values only to system users, and not to those who manage secrets', async () => {
    const { name } = await create();
    const admin = await addPerson(catalog, 'Admin');
    for (const by of [cookie, admin.cookie])
      expect(await send(VALUES, { input: { secrets: [name] } }, by)).toMatchObject({
        data: { getSecretValues: null },
        errors: [{ path: ['getSecretValues'], extensions: { code: 403, type: 'UNAUTHORIZED' } }],
      });
    expect(await valueOf(name)).toBe('p4ss');
  });

  it('do not appear in reads, in the log or unencrypted in the database', async () => {
    const value = unique('needle');
    const { urn, name } = await create({ value });
    const read = await ask(catalog, `/entitiesV2/${encodeURIComponent(urn)}`, { cookie });
    expect(read.text).not.toContain(value);
    expect(JSON.stringify(catalog.log)).not.toContain(value);
    expect(catalog.log).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ event: 'secret created', secret: urn }) }),
    );
    const database = openDatabase(await neo4jForTests());
    const [row] = await database.read('MATCH (entity:Entity {urn: $urn}) RETURN properties(entity) AS kept', {
      urn,
    });
    await database.close();
    expect(isEncrypted(JSON.parse((row as any).kept.aspect_dataHubSecretValue).value)).toBe(true);
    expect(JSON.stringify(row)).not.toContain(value);
    expect(await valueOf(name)).toBe(value);
  });

  it('can be read only with the key that encrypted them', async () => {
    const { name } = await create();
    const other = await startCatalog({
      access: { auth: false, loopback: true, tokenKey: 'another key of the tests, long enough' },
    });
    const keyless = await startCatalog();
    try {
      const refused = await other.graphql(VALUES, { input: { secrets: [name] } }, { cookie: executor });
      expect([codeOf(refused), refused.errors![0].message]).toEqual([
        'CONFLICT',
        expect.stringContaining('another key'),
      ]);
      expect(codeOf(await keyless.graphql(CREATE, { input: { name: unique('s'), value: 'v' } }))).toBe(
        'UNAVAILABLE',
      );
    } finally {
      await other.stop();
      await keyless.stop();
    }
    expect(await valueOf(name)).toBe('p4ss');
  });
});

/** Injection attempts through every text input of every endpoint: into statements, queries, documents, paths and headers. */
import { unique, startCatalog, datasetUrn, type TestCatalog } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { readDocument } from '../authorization/endpoints.js';
import type { Attempt, Input } from './injection/attempt.js';
import { graphqlInputs, servedSchema } from './injection/graphql-inputs.js';
import { fewPayloads, longPayload, payloadsFor, type Aim } from './injection/payloads.js';
import { restInputs } from './injection/rest-inputs.js';
import { makeScratch, type Scratch } from './injection/scratch.js';
import { KEY } from '../helpers/secured-catalog.js';

const marker = unique('Pwned').replaceAll('_', '');
const victim = datasetUrn(unique('victim'));
const aim: Aim = { marker, victim };
/** Number of concurrent requests. */
const WIDTH = 6;

let catalog: TestCatalog;
let database: Database;
let scratch: Scratch;
let before: State;
/** Statements whose text contains the marker. Only parameters may contain it. */
let built: string[] = [];

beforeAll(async () => {
  const connection = await neo4jForTests();
  const onStatement = (text: string) => {
    if (text.toLowerCase().includes(marker.toLowerCase())) built.push(text);
  };
  // Requests run as the first user, who may do everything, so that nothing is refused before the text is read.
  const access = { auth: false, loopback: true, tokenKey: KEY };
  catalog = await startCatalog({ graphApi: true, access, database: { ...connection, onStatement } });
  database = openDatabase(connection);
  scratch = await makeScratch(catalog);
  const related = { upstreams: [{ dataset: scratch.get('dataset'), type: 'TRANSFORMED' }] };
  await catalog.ingest(victim, 'datasetProperties', { description: 'must stay as it is' });
  await catalog.ingest(victim, 'upstreamLineage', related);
  before = await readState();
}, 120_000);
afterAll(async () => {
  await catalog.stop();
  await database.close();
});
beforeEach(() => {
  built = [];
});

interface State {
  readonly names: ReadonlySet<string>;
  readonly victim: unknown;
}

async function readState(): Promise<State> {
  const names = await database.read(
    `CALL db.labels() YIELD label AS name RETURN name
     UNION CALL db.relationshipTypes() YIELD relationshipType AS name RETURN name
     UNION CALL db.propertyKeys() YIELD propertyKey AS name RETURN name`,
  );
  const around = await database.read(
    `MATCH (n:Entity {urn: $urn}) OPTIONAL MATCH (n)-[r]-(m)
     RETURN labels(n) AS labels, properties(n) AS node, type(r) AS type, properties(r) AS edge, m.urn AS urn ORDER BY type, urn`,
    { urn: victim },
  );
  return {
    names: new Set(names.map(({ name }) => String(name))),
    victim: JSON.parse(JSON.stringify(around)),
  };
}

/**
 * Sends the request.
 * @returns a description of what is wrong with the answer, or undefined
 */
async function fault({ method, path, headers = {}, body, where }: Attempt): Promise<string | undefined> {
  const response = await fetch(`${catalog.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isBroken =
    response.status >= 500 ||
    /"(?:code|reason)":"(?:INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED|INTERNAL_SERVER_ERROR)"/.test(text) ||
    response.headers.has('x-injected') ||
    /root:x:|"devDependencies"/.test(text);
  if (!isBroken) return undefined;
  return `${where}: ${response.status} ${text.slice(0, 300)} FOR ${path.slice(0, 200)} ${JSON.stringify(body ?? '').slice(0, 400)}`;
}

/** @returns the faults, at most one per input */
async function attack(attempts: readonly Attempt[]): Promise<string[]> {
  const faults = new Map<string, string>();
  const open = [...attempts];
  await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const found = await fault(next);
        if (found !== undefined) faults.set(next.where, found);
      }
    }),
  );
  return [...faults.values()];
}

function attemptsOf(inputs: readonly Input[]): Attempt[] {
  return inputs.flatMap((input, turn) => {
    const texts = input.isCommon === true ? fewPayloads(aim, turn) : payloadsFor(aim, turn);
    return texts.map((text) => input.with(text));
  });
}

/** Expects that no statement was built from input, and that the database and the process are unchanged. */
async function expectUnharmed(): Promise<void> {
  expect(built).toEqual([]);
  const after = await readState();
  expect(after.victim).toEqual(before.victim);
  // Tests of other models run on the same database. The names that they add contain neither the marker nor special characters.
  const odd = [...after.names].filter((name) => !before.names.has(name) && isOurs(name));
  expect(odd).toEqual([]);
  expect(Object.getOwnPropertyNames({}.constructor.prototype as object)).toEqual(PROTOTYPE);
  for (const name of [marker, 'polluted']) expect(({} as Record<string, unknown>)[name]).toBeUndefined();
}

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype);

function isOurs(name: string): boolean {
  return name.toLowerCase().includes(marker.toLowerCase()) || !/^[A-Za-z][\w.:/-]*$/.test(name);
}

/** Types that only fields with required arguments return. Their own fields are those of every entity, and the same code reads them. */
const NAMED_ONLY = new Set(['ServiceAccount', 'AccessTokenMetadata', 'VersionedDataset', 'Restricted']);

it('the victim exists and has neighbours', () => {
  expect((before.victim as unknown[]).length).toBeGreaterThan(1);
  expect(JSON.stringify(before.victim)).toContain('must stay as it is');
});

describe('a hostile text', () => {
  it('has no effect anywhere in any REST request', async () => {
    const inputs = restInputs(await readDocument(catalog), scratch);
    expect(inputs.length).toBeGreaterThan(500);
    expect(await attack(attemptsOf(inputs))).toEqual([]);
    await expectUnharmed();
  }, 600_000);

  it('has no effect in any argument of any GraphQL field', async () => {
    const { inputs, unreached } = await graphqlInputs(catalog, await servedSchema(catalog), scratch);
    expect(unreached.filter((name) => !NAMED_ONLY.has(name.split('.')[0] ?? ''))).toEqual([]);
    expect(inputs.length).toBeGreaterThan(500);
    expect(await attack(attemptsOf(inputs))).toEqual([]);
    await expectUnharmed();
  }, 600_000);

  it('of great length does not block any endpoint', async () => {
    const rest = restInputs(await readDocument(catalog), scratch);
    const { inputs } = await graphqlInputs(catalog, await servedSchema(catalog), scratch);
    const own = [...rest, ...inputs].filter(({ isCommon }) => isCommon !== true);
    expect(await attack(own.map((input, turn) => input.with(longPayload(aim, turn))))).toEqual([]);
    await expectUnharmed();
  }, 600_000);
});

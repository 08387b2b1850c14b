/** Every route and every GraphQL root field, asked by nobody, by holders of tokens that hold no longer, and by each role. */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isRequiredArgument } from 'graphql';
import { EXAMPLE_URN } from '../../src/http/json-schema.js';
import { startCatalog, unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import { readDocument, type Endpoint } from './endpoints.js';
import { declared, passed, sample, selection, servedSchema } from '../exhaustive/injection/graphql-inputs.js';
import { makeScratch, type Scratch } from '../exhaustive/injection/scratch.js';
import { ask, rootCookie, startGuarded } from './support.js';
import { ANSWERS, COLUMNS, type Column, type Expected, type Kind } from './table/answers.js';
import { MUTATIONS, QUERIES, VARIABLES } from './table/fields.js';
import { findPeople, type Asking } from './table/people.js';
import { makeThings, replaceWords, type Words } from './table/things.js';
import { ROUTES, type Ask } from './table/routes.js';

let catalog: TestCatalog;
let endpoints: readonly Endpoint[];
let schema: GraphQLSchema;
let scratch: Scratch;
let people: Record<Column, Asking>;
/** What stands for something that there is, whoever asks. */
let words: Words;

beforeAll(async () => {
  catalog = await startGuarded({ graphApi: true });
  const root = { cookie: await rootCookie(catalog) };
  const asRoot: TestCatalog = {
    ...catalog,
    post: (path, body, headers) => catalog.post(path, body, { ...root, ...headers }),
    graphql: (query, variables, headers) => catalog.graphql(query, variables, { ...root, ...headers }),
  };
  ({ endpoints } = await readDocument(catalog));
  schema = await servedSchema(asRoot);
  scratch = await makeScratch(asRoot);
  people = await findPeople(catalog);
  words = await makeThings(catalog, asRoot, scratch);
}, 240_000);
afterAll(() => catalog.stop());

function fill<Value>(value: Value, asking: Asking): Value {
  return replaceWords(value, { ...words, ...asking.words });
}

type Row = readonly [name: string, kind: Kind];

/** @returns rows that are answered otherwise than the table says, as they should stand in it */
async function compare(
  rows: readonly Row[],
  send: (name: string, asking: Asking) => Promise<Answer>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, column] of COLUMNS.entries())
    for (const [name, kind] of rows) {
      catalog.takeStatements();
      const answer = await send(name, people[column]);
      const expected: Expected = ANSWERS[kind][index]!;
      const got = outcomeOf(answer);
      if (got !== expected)
        wrong.push(`${name} by ${column}: ${got} instead of ${expected}: ${answer.text.slice(0, 300)}`);
      const written = catalog.takeStatements().find(({ text }) => writes(text));
      if (expected === 403 && written !== undefined)
        wrong.push(`${name} by ${column}: was refused, but wrote: ${written.text}`);
    }
  return wrong;
}

function outcomeOf({ status, json }: Answer): Expected {
  if (status === 401 || status === 403) return status;
  const codes = ((json?.errors ?? []) as { extensions?: { code?: string } }[]).map(
    ({ extensions }) => extensions?.code,
  );
  if (codes.includes('UNAUTHENTICATED')) return 401;
  return codes.includes('FORBIDDEN') ? 403 : 'ok';
}

/** Reading the policies takes a lock, which in Neo4j is a write. */
function writes(statement: string): boolean {
  if (statement.includes("MERGE (counter:Counter {name: 'policies'})") && statement.includes('lockedAt'))
    return false;
  return /\b(?:CREATE|MERGE|SET|DELETE|REMOVE)\b/.test(statement.replaceAll(/\/\/.*$/gm, ''));
}

describe('every route', () => {
  const asks = new Map(ROUTES.map(([, route, given]) => [route, given ?? {}]));

  it('has a row, and every row a route', () => {
    const served = endpoints.map(({ method, path }) => `${method} ${path}`).sort();
    expect(ROUTES.map(([, route]) => route).sort()).toEqual(served);
  });

  it('is answered as its row says', async () => {
    const byName = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
    const rows = ROUTES.map(([kind, route]) => [route, kind] as const);
    const send = (name: string, asking: Asking) => sendTo(byName.get(name)!, asks.get(name) ?? {}, asking);
    expect(await compare(rows, send)).toEqual([]);
  }, 240_000);
});

function pathOf(path: string): string {
  const values: Record<string, string> = {
    entityType: 'dataset',
    type: 'dataset',
    urn: words['$urn'] ?? '',
    aspect: 'status',
    queue: 'mcp',
    name: 'status',
    file: 'docs.js',
    traceId: unique('trace'),
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

async function sendTo(
  { method, path, operation }: Endpoint,
  { body, query }: Ask,
  asking: Asking,
): Promise<Answer> {
  const example = operation.requestBody?.content['application/json']?.example;
  const shown = example && (JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_URN, '$urn')) as unknown);
  const sent = body ?? shown;
  const address = pathOf(path);
  const needed = query === undefined ? '' : `${address.includes('?') ? '&' : '?'}${fill(query, asking)}`;
  const headers = { 'content-type': 'application/json', ...asking.headers };
  return ask(catalog, `${address}${needed}`, headers, {
    method,
    ...(sent !== undefined && { body: JSON.stringify(fill(sent, asking)) }),
  });
}

describe.each([
  ['query', QUERIES, () => schema.getQueryType()!],
  ['mutation', MUTATIONS, () => schema.getMutationType()!],
] as [string, typeof QUERIES, () => GraphQLObjectType][])('every %s', (operation, table, type) => {
  const rows = Object.entries(table).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as Kind] as const),
  );

  it('has a row, and every row a field', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(type().getFields()).sort());
  });

  it('is answered as its row says', async () => {
    const send = (name: string, asking: Asking): Promise<Answer> => {
      const field = type().getFields()[name]!;
      const given = VARIABLES[name] ?? {};
      const args = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in given);
      const samples = Object.fromEntries(
        args.map((argument) => [argument.name, sample(argument, name, scratch)]),
      );
      const head = args.length === 0 ? '' : `(${declared(args)})`;
      const call = args.length === 0 ? name : `${name}(${passed(args)})`;
      const query = `${operation} ${head} { ${call} ${selection(field.type, 1)} }`;
      const variables = fill({ ...samples, ...given }, asking);
      return catalog.post('/api/graphql', { query, variables }, asking.headers);
    };
    expect(await compare(rows, send)).toEqual([]);
  }, 240_000);
});

describe('where nobody has to sign in', () => {
  it('tokens that do not hold are refused by every endpoint even so', async () => {
    const free = await startCatalog({
      access: { auth: false, loopback: true, tokenKey: 'a key of the tests, long enough to be one' },
    });
    try {
      for (const column of ['bad', 'expired', 'revoked'] as const)
        for (const { method, path } of endpoints) {
          const headers = { 'content-type': 'application/json', ...people[column].headers };
          const { status } = await ask({ ...catalog, url: free.url }, pathOf(path), headers, {
            method,
            ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
          });
          expect([column, method, path, status]).toEqual([column, method, path, 401]);
        }
    } finally {
      await free.stop();
    }
  }, 120_000);
});

/**
 * Calls every route (`routes.ts`) and every GraphQL root field (`fields.ts`) without credentials, with invalid tokens, and as a user of
 * each role, and compares the answers with the declared permissions.
 */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isRequiredArgument } from 'graphql';
import { EXAMPLE_URN } from '../../../src/api/http/json-schema.js';
import {
  declared,
  passed,
  sample,
  selection,
  servedSchema,
} from '../../exhaustive/injection/graphql-inputs.js';
import { makeScratch, type Scratch } from '../../exhaustive/injection/scratch.js';
import { startCatalog, unique, type Answer, type TestCatalog } from '../../helpers/catalog.js';
import { addressOf, readDocument, type Endpoint } from '../endpoints.js';
import { ask, KEY, rootCookie, startSecured } from '../../helpers/secured-catalog.js';
import { ANSWERS, COLUMNS, type Column, type Expected, type Kind } from './answers.js';
import { FIELD_ROWS, VARIABLES } from './fields.js';
import { findPeople, type Asking } from './people.js';
import { ASKS, ROUTE_ROWS, type Ask } from './routes.js';
import { makeThings, replaceWords, type Words } from './things.js';

export type Operation = 'query' | 'mutation';

export interface Table {
  readonly catalog: TestCatalog;
  readonly endpoints: readonly Endpoint[];
  /** The schema that the service serves. */
  readonly schema: GraphQLSchema;
  /** The credentials by column. */
  readonly people: Readonly<Record<Column, Asking>>;
  /**
   * Calls routes with all credentials.
   * @param names of the routes; default: all
   * @returns differences from the table
   */
  compareRoutes(names?: readonly string[]): Promise<string[]>;
  /** Does the same for root fields. */
  compareFields(operation: Operation, names?: readonly string[]): Promise<string[]>;
  /**
   * Sends invalid tokens to a service without sign-in. It ignores those of other services, and open routes ignore all.
   * @param names of the routes; default: all
   * @returns differences from that
   */
  compareFree(names?: readonly string[]): Promise<string[]>;
}

type Row = readonly [name: string, kind: Kind];

export function rootType(schema: GraphQLSchema, operation: Operation): GraphQLObjectType {
  const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!type) throw new Error(`The schema has no ${operation}`);
  return type;
}

/** Starts a service with a user of each role and the entities for the requests. */
export async function openTable(): Promise<Table> {
  const catalog = await startSecured({ graphApi: true });
  const root = { cookie: await rootCookie(catalog) };
  const asRoot: TestCatalog = {
    ...catalog,
    post: (path, body, headers) => catalog.post(path, body, { ...root, ...headers }),
    graphql: (query, variables, headers) => catalog.graphql(query, variables, { ...root, ...headers }),
  };
  const { endpoints } = await readDocument(catalog);
  const schema = await servedSchema(asRoot);
  const scratch = await makeScratch(asRoot);
  const people = await findPeople(catalog);
  const words = await makeThings(catalog, asRoot, scratch);
  const parts: Parts = { catalog, endpoints, schema, scratch, people, words };
  return {
    ...{ catalog, endpoints, schema, people },
    compareRoutes: (names) => compare(parts, chosen(ROUTE_ROWS, names), routeSender(parts)),
    compareFields: (operation, names) =>
      compare(parts, chosen(FIELD_ROWS[operation], names), fieldSender(parts, operation)),
    compareFree: (names) => compareFree(parts, chosen(ROUTE_ROWS, names)),
  };
}

interface Parts {
  readonly catalog: TestCatalog;
  readonly endpoints: readonly Endpoint[];
  readonly schema: GraphQLSchema;
  readonly scratch: Scratch;
  readonly people: Record<Column, Asking>;
  /** Placeholders that are the same for all users. */
  readonly words: Words;
}

function chosen(rows: readonly Row[], names: readonly string[] | undefined): readonly Row[] {
  if (names === undefined) return rows;
  const some = rows.filter(([name]) => names.includes(name));
  if (some.length !== names.length) throw new Error(`Not all have a row: ${names.join(', ')}`);
  return some;
}

type Send = (name: string, asking: Asking) => Promise<Answer>;

async function compare({ catalog, people }: Parts, rows: readonly Row[], send: Send): Promise<string[]> {
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

async function compareFree({ endpoints, people }: Parts, rows: readonly Row[]): Promise<string[]> {
  const free = await startCatalog({ access: { auth: false, loopback: true, tokenKey: KEY } });
  const kinds = new Map(rows);
  const wrong: string[] = [];
  for (const column of ['bad', 'expired', 'revoked'] as const)
    for (const endpoint of endpoints.filter((one) => kinds.has(nameOf(one)))) {
      const { method } = endpoint;
      const headers = { 'content-type': 'application/json', ...people[column].headers };
      const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' };
      const { status } = await ask(free, addressOf(endpoint), headers, { method, ...body });
      const isIgnored = column === 'bad' || kinds.get(nameOf(endpoint)) === 'open';
      if ((status === 401) === isIgnored)
        wrong.push(`${nameOf(endpoint)} with a token of ${column}: ${status}`);
    }
  await free.stop();
  return wrong;
}

/** Returns `failed` for an error of the server, which no row of the table expects. */
function outcomeOf({ status, json }: Answer): Expected | 'failed' {
  if (status === 401 || status === 403) return status;
  if (status >= 500) return 'failed';
  const codes = ((json?.errors ?? []) as { extensions?: { reason?: string } }[]).map(
    ({ extensions }) => extensions?.reason,
  );
  if (codes.includes('INTERNAL')) return 'failed';
  if (codes.includes('UNAUTHENTICATED')) return 401;
  return codes.includes('FORBIDDEN') || refusesPatch(json?.data) ? 403 : 'ok';
}

/** Returns whether `patchEntity` or `patchEntities` refused: they report a refusal as data. */
function refusesPatch(data: object | null | undefined): boolean {
  const results = Object.values(data ?? {}).flat() as ({ success?: boolean; error?: string } | null)[];
  return results.some(
    (result) => result?.success === false && (result.error ?? '').includes('requires the privilege'),
  );
}

/** Reading the policies takes a lock, which is a write in Neo4j. */
function writes(statement: string): boolean {
  if (statement.includes("MERGE (counter:Counter {name: 'policies'})") && statement.includes('lockedAt'))
    return false;
  // The usage events of earlier requests are stored in the background.
  if (statement.startsWith('// usage-events/store')) return false;
  // Sent before a census is counted in the background, in a transaction that is rolled back.
  if (statement.startsWith('// search-index/lock-marks')) return false;
  return /\b(?:CREATE|MERGE|SET|DELETE|REMOVE)\b/.test(statement.replaceAll(/\/\/.*$/gm, ''));
}

function fill<Value>(value: Value, { words }: Parts, asking: Asking): Value {
  return replaceWords(value, { ...words, ...asking.words });
}

function routeSender(parts: Parts): Send {
  const byName = new Map(parts.endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));
  return (name, asking) => sendTo(parts, byName.get(name)!, ASKS[name] ?? {}, asking);
}

/** Returns the name that the rows of the table use. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

async function sendTo(
  parts: Parts,
  endpoint: Endpoint,
  { body, query }: Ask,
  asking: Asking,
): Promise<Answer> {
  const { method, operation } = endpoint;
  const example = operation.requestBody?.content['application/json']?.example;
  const shown = example && (JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_URN, '$urn')) as unknown);
  const sent = body ?? shown;
  const address = addressOf(endpoint, { urn: parts.words['$urn'] ?? '', traceId: unique('trace') });
  const needed =
    query === undefined ? '' : `${address.includes('?') ? '&' : '?'}${fill(query, parts, asking)}`;
  const headers = { 'content-type': 'application/json', ...asking.headers };
  return ask(parts.catalog, `${address}${needed}`, headers, {
    method,
    ...(sent !== undefined && { body: JSON.stringify(fill(sent, parts, asking)) }),
  });
}

function fieldSender(parts: Parts, operation: Operation): Send {
  const fields = rootType(parts.schema, operation).getFields();
  return (name, asking) => {
    const field = fields[name]!;
    const given = VARIABLES[name] ?? {};
    const args = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in given);
    const samples = Object.fromEntries(
      args.map((argument) => [argument.name, sample(argument, name, parts.scratch)]),
    );
    const head = args.length === 0 ? '' : `(${declared(args)})`;
    const call = args.length === 0 ? name : `${name}(${passed(args)})`;
    const query = `${operation} ${head} { ${call} ${selection(field.type, 1)} }`;
    const variables = fill({ ...samples, ...given }, parts, asking);
    return parts.catalog.post('/api/graphql', { query, variables }, asking.headers);
  };
}

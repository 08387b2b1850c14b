/** A running catalog for tests: the real service on a real Neo4j, called over HTTP. */
import { randomUUID } from 'node:crypto';
import { nameOf } from '../../src/neo4j/statements.js';
import type { ServiceOptions } from '../../src/service-options.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: any;
}

export interface ProposalParts {
  readonly changeType?: string;
  readonly systemMetadata?: unknown;
  readonly headers?: Record<string, string>;
  readonly contentType?: string;
}

export interface SentStatement {
  readonly text: string;
  readonly parameters: Record<string, unknown>;
  /** Time limit of the database for this statement. */
  readonly timeoutMillis?: number;
}

export interface TestCatalog {
  readonly url: string;
  /** Log lines of the service since the test file acquired it. A test may empty the array. */
  readonly log: LogLine[];
  /** Returns the statements that the service sent to Neo4j since the last `takeStatements`, without those of `takeOwnStatements`. */
  takeStatements(): SentStatement[];
  /** Returns the statements that the service sends by itself again and again, whatever it is asked, since the last call. */
  takeOwnStatements(): SentStatement[];
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends one proposal. A `value` that is not a string is serialized as JSON. */
  ingest(urn: string, aspectName: string, value: unknown, parts?: ProposalParts): Promise<Answer>;
  ingestBatch(proposals: readonly unknown[]): Promise<Answer>;
  aspect(urn: string, aspectName: string, version?: number): Promise<Answer>;
  entity(urn: string, aspects?: readonly string[]): Promise<Answer>;
  search(body: object): Promise<Answer>;
  /** Returns the parsed answer of `POST /api/graphql`, whose status must be 200. */
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<any>;
  /** Returns `data` of an answer, which must have no errors. */
  query(query: string, variables?: object): Promise<any>;
  stop(): Promise<void>;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Record<string, unknown>;
  readonly message: string;
}

/** A service as the test environment (worker/environment.js) gives it to a test file. */
interface TestService {
  readonly url: string;
  /** Log lines and statements of the service since the test file acquired it. */
  readonly log: LogLine[];
  readonly statements: SentStatement[];
  stop(): Promise<void>;
}

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  /** Absent until the service has answered. */
  answer?: { readonly status: number; readonly text: string; readonly requestId: string | null };
}

declare global {
  var acquireService: (options: Partial<ServiceOptions>, isFresh: boolean) => Promise<TestService>;
  /** Requests of the current test, which are printed if it fails. */
  var exchanges: Exchange[];
}

/**
 * Returns a service that earlier test files may have used and later ones may reuse. By default it has no graph API and requires no
 * sign-in. Several calls in one file return different services. A test file need not stop it.
 */
export async function startCatalog(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return clientOf(await acquireService(options, false));
}

/** Like `startCatalog`, but no other file uses the service. For tests of its start and stop, and of its state in memory. */
export async function startFreshCatalog(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return clientOf(await acquireService(options, true));
}

/** Sent every few seconds, or after the answer to a request. */
const OWN = /^(consequences\/|forms\/list-assignments$)/;

function clientOf(service: TestService): TestCatalog {
  const own: SentStatement[] = [];
  const others: SentStatement[] = [];
  const sort = (): void => {
    for (const statement of service.statements.splice(0))
      (OWN.test(nameOf(statement.text)) ? own : others).push(statement);
  };
  return {
    ...client(service),
    log: service.log,
    takeStatements: () => {
      sort();
      return others.splice(0);
    },
    takeOwnStatements: () => {
      sort();
      return own.splice(0);
    },
  };
}

function client(service: TestService): Omit<TestCatalog, 'takeStatements' | 'takeOwnStatements' | 'log'> {
  const { url } = service;
  const get = (path: string) => send(`${url}${path}`, { method: 'GET' });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const graphql: TestCatalog['graphql'] = async (query, variables = {}, headers = {}) => {
    const answer = await post('/api/graphql', { query, variables }, headers);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return answer.json;
  };
  return {
    url,
    graphql,
    query: async (query, variables) => {
      const { data, errors } = await graphql(query, variables);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
    get,
    post,
    ingest: (urn, aspectName, value, parts) =>
      post('/aspects?action=ingestProposal', { proposal: proposal(urn, aspectName, value, parts) }),
    ingestBatch: (proposals) => post('/aspects?action=ingestProposalBatch', { proposals }),
    aspect: (urn, aspectName, version = 0) =>
      get(`/aspects/${encodeURIComponent(urn)}?aspect=${aspectName}&version=${version}`),
    entity: (urn, aspects) =>
      get(`/entitiesV2/${encodeURIComponent(urn)}${aspects ? `?aspects=List(${aspects.join(',')})` : ''}`),
    search: (body) => post('/entities?action=search', { start: 0, count: 10, ...body }),
    stop: () => service.stop(),
  };
}

/** Builds a proposal as clients send it. */
export function proposal(urn: string, aspectName: string, value: unknown, parts: ProposalParts = {}): object {
  const { contentType = 'application/json', changeType = 'UPSERT', ...rest } = parts;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    entityType: urn.split(':')[2],
    entityUrn: urn,
    changeType,
    aspectName,
    ...(value !== undefined && { aspect: { value: text, contentType } }),
    ...rest,
  };
}

/** Returns a name that no other test uses, because entities of earlier tests still exist. */
export function unique(prefix: string): string {
  return `${prefix}_${randomUUID().slice(0, 8)}`;
}

/** Letters for the 16 hexadecimal digits. None of them ends a plural or another inflected form. */
const LETTERS = 'ghjkmnopqrtuvwxz';

/**
 * Like `unique`, but one word of letters. Search splits a name between letters and digits, and its short words could match other
 * names.
 */
export function uniqueWord(prefix: string): string {
  const digits = randomUUID().slice(0, 8);
  return prefix + digits.replace(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
}

export function datasetUrn(name: string, platform = 'hive', env = 'PROD'): string {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;
}

/** Sends a request unchanged, and records it for the case that the test fails. */
export async function send(url: string, init: RequestInit): Promise<Answer> {
  const exchange: Exchange = {
    ...{ method: init.method ?? 'GET', url },
    ...(typeof init.body === 'string' && { body: init.body }),
  };
  exchanges.push(exchange);
  const response = await fetch(url, init);
  const text = await response.text();
  const { status, headers } = response;
  exchange.answer = { status, text, requestId: headers.get('x-request-id') };
  return { status, text, headers, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

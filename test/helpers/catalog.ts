/** A running catalog for tests: the real service on the run's real Neo4j, spoken to over HTTP. */
import { randomUUID } from 'node:crypto';
import type { ServiceOptions } from '../../src/compose.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The body parsed; undefined when it is not JSON. */
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
  /** How long the database may take for it. */
  readonly timeoutMillis?: number;
}

export interface TestCatalog {
  readonly url: string;
  /** What the service has logged since the file has it; may be emptied. */
  readonly log: LogLine[];
  /** Statements that were sent to Neo4j since the last `takeStatements`. */
  takeStatements(): SentStatement[];
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends one proposal. `value` is JSON text, or is made to it. */
  ingest(urn: string, aspectName: string, value: unknown, parts?: ProposalParts): Promise<Answer>;
  ingestBatch(proposals: readonly unknown[]): Promise<Answer>;
  aspect(urn: string, aspectName: string, version?: number): Promise<Answer>;
  entity(urn: string, aspects?: readonly string[]): Promise<Answer>;
  search(body: object): Promise<Answer>;
  /** The parsed answer of `POST /api/graphql`, whose status must be 200. */
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<any>;
  /** `data` of an answer that must have no errors. */
  query(query: string, variables?: object): Promise<any>;
  stop(): Promise<void>;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Record<string, unknown>;
  readonly message: string;
}

/** What the environment of the tests (worker/environment.js) gives each file. */
interface TestService {
  readonly url: string;
  /** What the service has logged and sent to Neo4j since the file has it. */
  readonly log: LogLine[];
  readonly statements: SentStatement[];
  stop(): Promise<void>;
}

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  /** Absent as long as there is none. */
  answer?: { readonly status: number; readonly text: string; readonly requestId: string | null };
}

declare global {
  var acquireService: (options: Partial<ServiceOptions>, isFresh: boolean) => Promise<TestService>;
  /** Of the test that runs, for what it says when it fails. */
  var exchanges: Exchange[];
}

/**
 * A service that earlier files have used and later ones will; without the graph API, and nobody has to sign in, unless the options say
 * otherwise. Several of one file are several services. It may be left running.
 */
export async function startCatalog(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return clientOf(await acquireService(options, false));
}

/** The same, of the file alone: for tests of its start or stop, and of what it remembers by itself. */
export async function startFreshCatalog(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return clientOf(await acquireService(options, true));
}

function clientOf(service: TestService): TestCatalog {
  return {
    ...client(service),
    log: service.log,
    takeStatements: () => service.statements.splice(0),
  };
}

function client(service: TestService): Omit<TestCatalog, 'takeStatements' | 'log'> {
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

/** A proposal as the wire has it. */
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

/** A name that no other test uses: what earlier ones wrote is still there. */
export function unique(prefix: string): string {
  return `${prefix}_${randomUUID().slice(0, 8)}`;
}

/** Stand for the hexadecimal digits; none of them ends a plural or another form of a word. */
const LETTERS = 'ghjkmnopqrtuvwxz';

/** The same as one word of letters: to search, names fall into words where letters and digits meet, and short ones are in other names. */
export function uniqueWord(prefix: string): string {
  const digits = randomUUID().slice(0, 8);
  return prefix + digits.replace(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
}

export function datasetUrn(name: string, platform = 'hive', env = 'PROD'): string {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;
}

/** Sends a request as it is given. */
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

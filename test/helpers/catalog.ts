/** A running catalog for tests: the real service on the run's real Neo4j, spoken to over HTTP. */
import { randomUUID } from 'node:crypto';
import { startService, type Service, type ServiceOptions } from '../../src/service.js';
import { neo4jForTests } from './neo4j-server.js';

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

const silent = { info: ignore, warn: ignore, error: console.error.bind(console) };

export async function startCatalog(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  let statements: SentStatement[] = [];
  const onStatement = (text: string, parameters: Record<string, unknown>, timeoutMillis: number) =>
    void statements.push({ text, parameters, timeoutMillis });
  const database = { ...(await neo4jForTests()), onStatement };
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    database,
    version: '0.0.0-test',
    log: silent,
    // Loading its library takes longer than most tests; those of the graph API ask for it.
    graphApi: false,
    ...options,
  });
  return {
    ...client(service),
    takeStatements: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

function client(service: Service): Omit<TestCatalog, 'takeStatements'> {
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
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ignore(): void {
  // Requests of tests need no log.
}

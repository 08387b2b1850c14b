/** Starts the HTTP layer on a free port. Each test passes the services that it needs. */
import { createHttpApp } from '../../../src/api/app.js';
import type { GraphqlExecutor } from '../../../src/api/http/route.js';
import type { Services } from '../../../src/auth/services.js';
import { ReadActivity } from '../../../src/core/read-activity.js';
import { listen, type RunningServer } from '../../../src/api/http/server.js';
import { noGraphql } from './no-graphql.js';
import { smallModel } from './small-http-model.js';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Record<string, unknown>;
  readonly message: string;
}

export interface RunningApp {
  readonly url: string;
  readonly log: LogLine[];
  readonly server: RunningServer;
  readonly readActivity: ReadActivity;
  /** Sends a request. Returns the answer's status, headers and parsed body. */
  ask(
    target: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }>;
  post(target: string, body: unknown, headers?: Record<string, string>): ReturnType<RunningApp['ask']>;
}

export interface AppOptions {
  readonly isReady?: boolean;
  readonly port?: number;
  readonly drainMs?: number;
  /** The clock by which reads are recent, in milliseconds. */
  readonly now?: () => number;
}

export async function startApp(
  { graphql, ...services }: Partial<Services> & { readonly graphql?: GraphqlExecutor } = {},
  options: AppOptions = {},
): Promise<RunningApp> {
  const { isReady = true, port = 0, drainMs = 5_000, now } = options;
  const log: LogLine[] = [];
  const readActivity = new ReadActivity(now);
  const write = (level: LogLine['level']) => (fields: object, message: string) => {
    log.push({ level, fields: { ...fields }, message });
  };
  const app = createHttpApp({
    model: services.model ?? smallModel,
    identify: (credentials, onFacts) => Promise.resolve(services.access?.identify(credentials, onFacts)),
    servicesFor: () => ({ model: smallModel, ...services }) as Services,
    viewAuthorization: false,
    graphql: graphql ?? noGraphql,
    config: { version: '1.2.3', webFolder: 'dist/web', actor: 'urn:li:corpuser:tester' },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    isReady: () => isReady,
    readMetrics: () => Promise.resolve(''),
    readActivity,
  });
  const server = await listen(app, { host: '127.0.0.1', port, drainMs });
  const url = `http://127.0.0.1:${server.port}`;
  const ask: RunningApp['ask'] = async (target, init) => {
    const response = await fetch(url + target, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = (isJson ? JSON.parse(text) : { text }) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  };
  const post: RunningApp['post'] = (target, body, headers = {}) =>
    ask(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { url, log, server, readActivity, ask, post };
}

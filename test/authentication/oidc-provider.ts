/** A real OpenID Connect provider on loopback, and a browser that follows its redirects. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import type { OidcOptions } from '../../src/auth/authentication/oidc/provider.js';

export const CLIENT = { id: 'trellis', secret: 'the-secret-of-the-client-of-the-tests' };

/** Passed instead of a login: the user opens the provider's page and cancels. */
export const CANCEL = 'cancel';

export type Claims = Record<string, unknown>;

/** Changes the provider's answer at a path, e.g. `/token`. It may change the status too. */
export type Tamper = (answer: { path: string; status: number; body: any }) => void;

export interface RunningProvider {
  readonly issuer: string;
  /** Settings of a catalog that uses this provider. */
  readonly options: OidcOptions;
  readonly accounts: Map<string, Claims>;
  tamper: Tamper | undefined;
  stop(): Promise<void>;
  /** While away, the provider cuts every connection. It keeps its port. */
  setAway(isAway: boolean): void;
}

export async function startProvider(): Promise<RunningProvider> {
  const accounts = new Map<string, Claims>();
  const server = createServer();
  const state: { tamper: Tamper | undefined; isAway: boolean } = { tamper: undefined, isAway: false };
  server.on('connection', (socket) => state.isAway && socket.destroy());
  const port = await listen(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = await makeProvider(issuer, accounts);
  provider.use(async (ctx, next) => {
    await next();
    const answer = { path: ctx.path, status: ctx.status, body: ctx.body };
    state.tamper?.(answer);
    if (answer.body !== ctx.body) ctx.body = answer.body;
    if (answer.status !== ctx.status) ctx.status = answer.status;
  });
  // eslint-disable-next-line @typescript-eslint/no-misused-promises
  server.on('request', provider.callback());
  return {
    issuer,
    accounts,
    options: {
      ...{ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, clientAuth: 'client_secret_post' },
      ...{ scopes: 'openid profile email groups', userClaim: 'preferred_username', newUsers: 'create' },
      ...{ name: 'Example ID', allowHttp: true },
    },
    get tamper() {
      return state.tamper;
    },
    set tamper(tamper) {
      state.tamper = tamper;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    setAway: (isAway) => {
      state.isAway = isAway;
      if (isAway) server.closeAllConnections();
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function makeProvider(issuer: string, accounts: Map<string, Claims>): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client = {
    client_secret: CLIENT.secret,
    // A native client may use any port of loopback.
    application_type: 'native' as const,
    redirect_uris: ['http://127.0.0.1/callback/oidc', 'https://catalog.example/callback/oidc'],
    post_logout_redirect_uris: ['http://127.0.0.1/login', 'https://catalog.example/login'],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
  };
  return quietly(issuer, {
    clients: [
      { ...client, client_id: CLIENT.id, token_endpoint_auth_method: 'client_secret_post' },
      { ...client, client_id: 'trellis-basic', token_endpoint_auth_method: 'client_secret_basic' },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    scopes: ['openid', 'groups'],
    features: {
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
      },
    },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['cookies of the tests'] },
    ttl: { Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, Interaction: 600 },
    findAccount: (_, accountId) => {
      const claims = accounts.get(accountId);
      return claims && { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
  });
}

/** Suppresses the provider's warnings about production: this runtime, and its in-memory store. */
async function quietly(issuer: string, configuration: Configuration): Promise<Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}

interface Cookie {
  readonly path: string;
  readonly value: string;
}

/** Acts like a browser: keeps cookies by host and path, and follows redirects. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(url, { headers });
  }

  async send(url: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const pairs = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path));
    const cookie = pairs.map(([key, { value }]) => `${key.slice(key.indexOf(' ') + 1)}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: Object.assign({}, init.headers, cookie !== '' && { cookie }),
    });
    response.headers.getSetCookie().forEach((text) => {
      this.keep(text, pathname);
    });
    return response;
  }

  private keep(text: string, pathname: string): void {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const attribute = (wanted: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? pathname;
    const isOver = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999-12-31') <= 0;
    if (isOver) this.cookies.delete(`${path} ${name}`);
    else this.cookies.set(`${path} ${name}`, { path, value: pair.slice(name.length + 1) });
  }

  cookie(name: string): string | undefined {
    return [...this.cookies].find(([key]) => key.endsWith(` ${name}`))?.[1].value;
  }

  setCookie(name: string, value: string): void {
    const found = [...this.cookies].find(([key]) => key.endsWith(` ${name}`))!;
    this.cookies.set(found[0], { ...found[1], value });
  }
}

/** Returns the address that the answer redirects the browser to. */
export function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.status} is no redirect`);
  return new URL(location, response.url).href;
}

/**
 * Signs in at the provider, where `address` is the one that the catalog redirected the browser to.
 * @returns the address that the provider redirects the browser back to, not yet requested
 */
export async function signInAtProvider(browser: Browser, address: string, login: string): Promise<string> {
  const { origin } = new URL(address);
  let next = address;
  while (next.startsWith(origin)) {
    const response = await browser.get(next);
    if (response.status === 303 || response.status === 302) {
      next = locationOf(response);
      continue;
    }
    const page = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${page}`);
    next =
      login === CANCEL
        ? /href="([^"]+\/abort)"/.exec(page)![1]!
        : locationOf(await answerForm(browser, { page, origin }, login));
  }
  return next;
}

async function answerForm(
  browser: Browser,
  { page, origin }: { page: string; origin: string },
  login: string,
): Promise<Response> {
  const action = new URL(/action="([^"]+)"/.exec(page)![1]!, origin).href;
  const prompt = /name="prompt" value="(\w+)"/.exec(page)![1]!;
  const fields = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
  return browser.send(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

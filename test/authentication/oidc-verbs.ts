/** Helpers for tests of single sign-on: a provider and a catalog shared by all tests of a file. */
import type { OidcOptions } from '../../src/auth/authentication/oidc/provider.js';
import { unique, type TestCatalog } from '../helpers/catalog.js';
import {
  Browser,
  locationOf,
  signInAtProvider,
  startProvider,
  type Claims,
  type RunningProvider,
} from './oidc-provider.js';
import { ask, KEY, ROOT_PASSWORD, rootCookie, startSecured } from '../helpers/secured-catalog.js';

interface Here {
  provider: RunningProvider;
  /** A catalog that takes group memberships from the provider. */
  catalog: TestCatalog;
  /** Milliseconds by which the catalogs' clock is ahead. */
  lateBy: number;
}

/** Filled by `useProvider`. */
export const here = { lateBy: 0 } as Here;

const started: TestCatalog[] = [];
const clock = { now: () => Date.now() + here.lateBy };

interface Start {
  readonly oidc?: Partial<OidcOptions>;
  readonly tokenKey?: string;
  readonly publicUrl?: string;
}

export async function startWith({ oidc = {}, tokenKey = KEY, ...rest }: Start = {}): Promise<TestCatalog> {
  const access = { auth: true, loopback: true, adminPassword: ROOT_PASSWORD, tokenKey, ...rest };
  return keep(
    await startSecured({ clock, access: { ...access, oidc: { ...here.provider.options, ...oidc } } }),
  );
}

/** Registers a catalog to be stopped after the last test. */
export function keep(catalog: TestCatalog): TestCatalog {
  started.push(catalog);
  return catalog;
}

export function useProvider(): void {
  beforeAll(async () => {
    here.provider = await startProvider();
    here.catalog = await startWith({ oidc: { groupsClaim: 'groups' } });
  }, 120_000);
  afterEach(() => {
    here.provider.tamper = undefined;
    here.lateBy = 0;
  });
  afterAll(async () => {
    await Promise.all(started.map((each) => each.stop()));
    await here.provider.stop();
  });
}

/**
 * Adds a user that the provider knows.
 * @returns the user name
 */
export function person(claims: Claims = {}): string {
  const name = unique('oidc');
  here.provider.accounts.set(name, { preferred_username: name, ...claims });
  return name;
}

export interface Way {
  readonly at?: TestCatalog;
  readonly browser?: Browser;
  /** Query of the address that starts the sign-in. */
  readonly query?: string;
  /** Changes the address that the catalog redirects the browser to. */
  readonly change?: (url: URL) => URL;
}

/**
 * Signs in at the provider.
 * @returns the browser and the callback address of the catalog, not yet requested
 */
export async function comeBack(
  login: string,
  { at = here.catalog, browser = new Browser(), query = '', change = (url: URL) => url }: Way = {},
): Promise<{ browser: Browser; callback: string }> {
  const begun = await browser.get(`${at.url}/sso${query}`);
  const address = change(new URL(locationOf(begun))).href;
  return { browser, callback: await signInAtProvider(browser, address, login) };
}

/** Signs in completely, whether it succeeds or is refused. */
export async function enter(login: string, options: Way = {}) {
  const { browser, callback } = await comeBack(login, options);
  const response = await browser.get(callback);
  return { browser, callback, response, body: await response.text() };
}

/** Returns status and problem of a complete sign-in that is refused. */
export async function problemOf(login: string, options: Way = {}) {
  const { browser, callback } = await comeBack(login, options);
  const problem = await problemIn(await browser.get(callback));
  expect(browser.cookie('trellis_session')).toBeUndefined();
  return problem;
}

/** Returns status and problem of a refusal. */
export async function problemIn(response: Response) {
  return [response.status, ((await response.json()) as { problem?: string }).problem];
}

export async function whoIs(browser: Browser, at = here.catalog): Promise<string> {
  const response = await browser.send(`${at.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { corpUser { urn } } }' }),
  });
  return ((await response.json()) as any).data.me.corpUser.urn;
}

export async function aspectOf(urn: string, name: string): Promise<any> {
  const path = `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(${name})`;
  const { json } = await ask(here.catalog, path, { cookie: await rootCookie(here.catalog) });
  return json.aspects?.[name]?.value;
}

export async function asRoot(urn: string, aspectName: string, value: object): Promise<void> {
  const proposal = {
    ...{ entityType: 'corpuser', entityUrn: urn, changeType: 'UPSERT', aspectName },
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
  };
  const headers = { cookie: await rootCookie(here.catalog) };
  const answer = await here.catalog.post('/aspects?action=ingestProposal', { proposal }, headers);
  expect(answer.status).toBe(200);
}

export const urnOf = (name: string) => `urn:li:corpuser:${name}`;

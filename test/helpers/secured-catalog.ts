/** Starts a catalog that requires sign-in, and creates users and tokens for it. */
import {
  proposal,
  send,
  startCatalog,
  startFreshCatalog,
  unique,
  type Answer,
  type TestCatalog,
} from './catalog.js';
import type { ServiceOptions } from '../../src/service-options.js';

export const ROOT = 'urn:li:corpuser:datahub';
export const ROOT_PASSWORD = 'correct horse battery staple';
export const KEY = 'a key of the tests, long enough to be one';
export const PASSWORD = 'a password';

export const ACCESS = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };

export function startSecured(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return startCatalog({ access: ACCESS, ...options });
}

/** For tests of the service's state in memory, e.g. its count of failed sign-ins. */
export function startFreshSecured(options: Partial<ServiceOptions> = {}): Promise<TestCatalog> {
  return startFreshCatalog({ access: ACCESS, ...options });
}

/** Returns the cookies of an answer in the form that a browser sends back. */
export function cookiesOf(answer: Pick<Answer, 'headers'>): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ');
}

/** Signs in and returns the cookies. */
export async function signIn(
  catalog: TestCatalog,
  username = 'datahub',
  password = ROOT_PASSWORD,
): Promise<string> {
  const answer = await catalog.post('/logIn', { username, password });
  if (answer.status !== 200) throw new Error(answer.text);
  return cookiesOf(answer);
}

const rootCookies = new WeakMap<TestCatalog, Promise<string>>();

/** Returns a session of the first user. The tests of a file share it, because hashing the password is slow. */
export function rootCookie(catalog: TestCatalog): Promise<string> {
  const known = rootCookies.get(catalog) ?? signIn(catalog);
  rootCookies.set(catalog, known);
  return known;
}

/** Starts a service for one test file, because a service remembers sign-in attempts. It is stopped after the last test. */
export async function openFreshSecured(): Promise<TestCatalog> {
  const catalog = await startFreshSecured();
  afterAll(() => catalog.stop());
  return catalog;
}

export interface Person {
  readonly urn: string;
  readonly name: string;
  readonly cookie: string;
}

/** Creates a user with a session and without a password. This is faster than `invite`, because it hashes no password. */
export async function addPerson(catalog: TestCatalog, role?: string, marks: object = {}): Promise<Person> {
  const name = unique('person');
  const urn = `urn:li:corpuser:${name}`;
  const headers = { cookie: await rootCookie(catalog) };
  const info = { active: true, displayName: 'A B', fullName: 'A B', email: `${name}@example.com`, ...marks };
  const roles = { roles: [`urn:li:dataHubRole:${String(role)}`] };
  const proposals = [
    proposal(urn, 'corpUserInfo', info),
    ...(role === undefined ? [] : [proposal(urn, 'roleMembership', roles)]),
  ];
  const added = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, headers);
  if (added.status !== 200) throw new Error(added.text);
  const session = await catalog.post('/auth/generateSessionTokenForUser', { userId: urn }, headers);
  if (session.status !== 200) throw new Error(session.text);
  return { urn, name, cookie: `trellis_session=${String(session.json.accessToken)}; actor=${urn}` };
}

/**
 * Returns the current invitation.
 * @param role of the invited users; by default none
 * @param headers of the user who invites; by default the first user
 */
export async function invitationFor(
  catalog: TestCatalog,
  { role, headers }: { readonly role?: string | undefined; readonly headers?: Record<string, string> } = {},
): Promise<string> {
  const { data } = await catalog.graphql(
    'query ($input: GetInviteTokenInput!) { getInviteToken(input: $input) { inviteToken } }',
    { input: role === undefined ? {} : { roleUrn: `urn:li:dataHubRole:${role}` } },
    headers ?? { cookie: await rootCookie(catalog) },
  );
  return data.getInviteToken.inviteToken;
}

/** Creates a user with a password, who accepts an invitation of the first user. */
export async function invite(catalog: TestCatalog, role?: string): Promise<Person> {
  const name = unique('person');
  const urn = `urn:li:corpuser:${name}`;
  const answer = await catalog.post('/signUp', {
    userUrn: urn,
    email: `${name}@example.com`,
    fullName: 'A B',
    password: PASSWORD,
    title: 'Other',
    inviteToken: await invitationFor(catalog, { role }),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return { urn, name, cookie: cookiesOf(answer) };
}

export const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  accessToken metadata { urn type id name description actorUrn ownerUrn createdAt expiresAt } } }`;

export interface MadeToken {
  readonly token: string;
  readonly id: string;
  readonly headers: { readonly authorization: string };
}

export async function makeToken(
  catalog: TestCatalog,
  { urn, cookie }: { urn: string; cookie: string },
  parts: object = {},
): Promise<MadeToken> {
  const input = { type: 'PERSONAL', actorUrn: urn, duration: 'ONE_HOUR', name: unique('token'), ...parts };
  const { data, errors } = await catalog.graphql(CREATE_TOKEN, { input }, { cookie });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const { accessToken: token, metadata } = data.createAccessToken;
  return { token, id: metadata.id, headers: { authorization: `Bearer ${token}` } };
}

export async function rootPerson(catalog: TestCatalog): Promise<Person> {
  return { urn: ROOT, name: 'datahub', cookie: await rootCookie(catalog) };
}

export function ask(
  catalog: TestCatalog,
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Answer> {
  return send(`${catalog.url}${path}`, { ...init, headers, redirect: 'manual' });
}

export const ME = '{ me { corpUser { urn } } }';

/** Returns the status of requests with these headers. GraphQL and plain reads check credentials with different statements, which must agree. */
export async function statusFor(catalog: TestCatalog, headers: Record<string, string>): Promise<number> {
  const { status } = await catalog.post('/api/graphql', { query: ME }, headers);
  const read = await catalog.post('/aspects?action=getCount', { aspect: 'status' }, headers);
  expect(read.status).toBe(status);
  return status;
}

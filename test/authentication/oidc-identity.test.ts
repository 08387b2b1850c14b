/** To whom an account belongs: to one identity of one provider, whatever names and addresses people have there. */
import { unique } from '../helpers/catalog.js';
import { rootCookie } from '../helpers/secured-catalog.js';
import { startProvider } from './oidc-provider.js';
import {
  asRoot,
  aspectOf,
  enter,
  here,
  person,
  problemOf,
  startWith,
  urnOf,
  useProvider,
  whoIs,
} from './oidc-verbs.js';

useProvider();

/** Audit events of a type whose actor or entity is the user. */
async function auditEventsOf(user: string, type: string): Promise<any[]> {
  const headers = { cookie: await rootCookie(here.catalog) };
  const body = { eventTypes: [type], actorUrns: [user] };
  const { json } = await here.catalog.post('/openapi/v1/events/audit/search?size=100', body, headers);
  return json.usageEvents;
}

const rename = (login: string, claims: object) => here.provider.accounts.set(login, { ...claims });

it('the first sign-in links the account to issuer and subject, with an audit event', async () => {
  const login = person();
  // Connectors write users whom nobody has signed in as.
  await asRoot(urnOf(login), 'corpUserEditableInfo', { aboutMe: 'ingested' });
  await enter(login);
  expect(await aspectOf(urnOf(login), 'signInIdentity')).toEqual({
    ...{ issuer: here.provider.issuer, subject: login },
  });
  const events = await auditEventsOf(urnOf(login), 'UpdateUserEvent');
  expect(events.map(({ aspectName }) => aspectName)).toContain('signInIdentity');
});

it('an account keeps its person, whose name and address at the provider change', async () => {
  const at = await startWith({ oidc: { userClaim: 'email' } });
  const [before, after] = [`${unique('a')}@example.com`, `${unique('b')}@example.com`];
  const login = person({ email: before, email_verified: true });
  await enter(login, { at });
  for (const claims of [
    { email: after, email_verified: true },
    { email: after, email_verified: false },
    {},
  ]) {
    rename(login, claims);
    const { browser } = await enter(login, { at });
    expect(await whoIs(browser, at)).toBe(urnOf(before));
  }
  expect(await aspectOf(urnOf(after), 'corpUserInfo')).toBeUndefined();
});

it('another person who gets the name gets neither the account nor a session', async () => {
  const name = unique('shared');
  await enter(person({ preferred_username: name }));
  const second = person({ preferred_username: name });
  expect(await problemOf(second)).toEqual([403, 'other-identity']);
  const [refused] = await auditEventsOf(urnOf(name), 'FailedLogInEvent');
  expect(refused).toMatchObject({ actorUrn: urnOf(name), loginSource: 'SSO_LOGIN' });
});

it('of two persons with one new name who sign in concurrently, one gets the account', async () => {
  const name = unique('race');
  const people = [1, 2, 3, 4].map(() => person({ preferred_username: name }));
  const answers = await Promise.all(people.map((login) => enter(login)));
  expect(answers.map(({ response }) => response.status).sort()).toEqual([303, 403, 403, 403]);
});

it('another provider does not get the accounts of the first, though it names the same subjects', async () => {
  const other = await startProvider();
  const at = await startWith({ oidc: { issuer: other.issuer } });
  const login = person();
  await enter(login);
  other.accounts.set(login, { preferred_username: login });
  expect(await problemOf(login, { at })).toEqual([403, 'other-identity']);
  // An administrator moves the account to the new provider.
  const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(urnOf(login))}/signInIdentity`;
  const headers = { cookie: await rootCookie(here.catalog), origin: here.catalog.url };
  expect((await fetch(here.catalog.url + path, { method: 'DELETE', headers })).status).toBe(200);
  const { browser } = await enter(login, { at });
  expect(await whoIs(browser, at)).toBe(urnOf(login));
  expect(await problemOf(login)).toEqual([403, 'other-identity']);
  await other.stop();
});

it('a refused address gets an audit event', async () => {
  const at = await startWith({ oidc: { userClaim: 'email' } });
  const email = `${unique('mail')}@example.com`;
  for (const claims of [{ email }, { email, email_verified: false }])
    expect(await problemOf(person(claims), { at })).toEqual([403, 'unverified-email']);
  expect(await auditEventsOf(urnOf(email), 'FailedLogInEvent')).toHaveLength(2);
});

it('a pattern also decides whether people with an account may sign in', async () => {
  const login = person();
  await enter(login);
  const at = await startWith({ oidc: { userPattern: /^staff-.*$/u } });
  expect(await problemOf(login, { at })).toEqual([403, 'no-name']);
});

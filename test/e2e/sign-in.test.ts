/** The sign-in pages in a real browser: password, identity provider, invitation and reset token. */
import type { BrowserContext, Page } from 'playwright-core';
import { startProvider, type RunningProvider } from '../authentication/oidc-provider.js';
import { verbs } from '../authorization/policies-verbs.js';
import { KEY, ROOT_PASSWORD, rootCookie, startSecured } from '../helpers/secured-catalog.js';
import type { TestCatalog } from '../helpers/catalog.js';
import { describeInBrowser, watchPages } from '../helpers/browser.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { keepPages } from './kept-pages.js';

/** An address that needs an actor and returns plain JSON. */
const SECURED = '/openapi/v3/entity/datahubrole/urn:li:dataHubRole:Admin';

describeInBrowser('the sign-in page', () => {
  let provider: RunningProvider;
  let catalog: TestCatalog;
  let context: BrowserContext;
  let page: Page;
  // The browser logs this for every error answer. The tests check those answers themselves.
  const watched = watchPages((complaint) =>
    complaint.startsWith('Failed to load resource: the server responded with'),
  );
  const kept = keepPages((opened) => {
    watched.watch(opened, () => !opened.url().startsWith(provider.issuer));
  });
  beforeAll(async () => {
    provider = await startProvider();
    catalog = await startSecured({
      access: {
        ...{ auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD },
        oidc: provider.options,
      },
    });
  }, 240_000);
  beforeEach(async () => {
    page = await kept.take({ viewport: { width: 1000, height: 700 } });
    context = page.context();
    // The provider's page requests fonts from other hosts. Tests must send nothing beyond this machine.
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
  });
  afterEach(() => kept.release());
  afterAll(async () => {
    await catalog.stop();
    await provider.stop();
  });

  const { store, grant } = verbs(() => catalog);
  const problem = () => page.getByRole('alert').textContent();
  const signIn = async (name: string, password: string): Promise<void> => {
    await page.getByLabel('User name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const graphql = async (query: string, variables: object): Promise<any> =>
    (await catalog.graphql(query, variables, { cookie: await rootCookie(catalog) })).data;
  const inviteAddress = async (): Promise<string> => {
    const data = await graphql(
      'query ($input: GetInviteTokenInput!) { getInviteToken(input: $input) { inviteToken } }',
      { input: {} },
    );
    return `${catalog.url}/signup?invite_token=${encodeURIComponent(data.getInviteToken.inviteToken)}`;
  };
  const loginTo = (target: string) =>
    `${catalog.url}/login?${new URLSearchParams({ redirect_uri: target }).toString()}`;
  const signUp = async (email: string, password: string, repeated = password): Promise<void> => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Full name').fill('Jo Doe');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password once more').fill(repeated);
    await page.getByRole('button', { name: 'Create an account' }).click();
  };

  it('replaces a page that needs an actor, shows why a sign-in failed, and redirects back to that page', async () => {
    await page.goto(`${catalog.url}${SECURED}`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn('datahub', 'wrong');
    await page.getByRole('alert').waitFor();
    expect(await problem()).toBe('The user name or the password is wrong.');
    await signIn('datahub', ROOT_PASSWORD);
    await page.waitForURL(`**${SECURED}`);
    expect(await page.textContent('body')).toContain('urn:li:dataHubRole:Admin');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'trellis_session')).toMatchObject({ httpOnly: true });
  });

  it('redirects to the home page instead of another site, and that page acts as the signed-in user', async () => {
    await page.goto(loginTo('//elsewhere.example'));
    await signIn('datahub', ROOT_PASSWORD);
    await page.waitForURL(`${catalog.url}/`);
    const me: any = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
      return (await fetch('/api/graphql', { method: 'POST', headers, body })).json();
    });
    expect(me.data.me.corpUser.urn).toBe('urn:li:corpuser:datahub');
  });

  it('links the identity provider with the home page instead of another site', async () => {
    // A browser takes the backslash for a slash.
    await page.goto(loginTo('/\\elsewhere.example'));
    const link = page.getByRole('link', { name: 'Sign in with Example ID' });
    expect(await link.getAttribute('href')).toBe('/sso?redirect_uri=%2F');
  });

  it('works the same with a trailing slash', async () => {
    await page.goto(`${catalog.url}/login/?${new URLSearchParams({ redirect_uri: SECURED }).toString()}`);
    await page.getByRole('link', { name: 'Sign in with Example ID' }).waitFor();
    await signIn('datahub', ROOT_PASSWORD);
    await page.waitForURL(`${catalog.url}${SECURED}`);
  });

  it('leads to the identity provider and back to the requested page', async () => {
    const name = unique('browser');
    provider.accounts.set(name, { preferred_username: name, name: 'Jo Doe' });
    await page.goto(`${catalog.url}${SECURED}`);
    await page.getByRole('link', { name: 'Sign in with Example ID' }).click();
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${catalog.url}${SECURED}`);
    expect(await page.textContent('body')).toContain('urn:li:dataHubRole:Admin');
  });

  it('shows why the sign-in at the provider failed', async () => {
    await page.goto(`${catalog.url}/sso`);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/login?problem=cancelled');
    expect(await problem()).toBe('You cancelled the sign-in.');
  });

  it('lets a new user view an entity, and edit only what the privileges allow', async () => {
    const table = unique('rights');
    const urn = datasetUrn(table);
    await store(proposal(urn, 'datasetProperties', { name: table }));
    await page.goto(await inviteAddress());
    const email = `${unique('reader')}@example.com`;
    await signUp(email, 'a long password');
    await page.waitForURL(`${catalog.url}/`);
    const edits = page.getByRole('main').getByRole('button', { name: /^(Edit|Add|Raise|Delete)/ });
    const open = async () => {
      await page.goto(`${catalog.url}/dataset/${encodeURIComponent(urn)}/Lineage`);
      await page.getByRole('heading', { level: 1, name: table }).waitFor();
      await page.getByText(`${table} has no lineage`).waitFor();
    };
    await open();
    expect(await edits.allTextContents()).toEqual([]);
    await grant({ actors: { users: [`urn:li:corpuser:${email}`] }, privileges: ['EDIT_LINEAGE'] });
    await open();
    expect(await edits.allTextContents()).toEqual(['Edit lineage…']);
  });

  it('shows no text that comes from its address', async () => {
    await page.goto(`${catalog.url}/login?problem=%3Cb%3Ecall%20us%3C/b%3E&redirect_uri=/x`);
    await page.getByRole('link', { name: 'Sign in with Example ID' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.textContent('body')).not.toContain('call us');
  });

  it('creates an account from an invitation', async () => {
    const email = `${unique('new')}@example.com`;
    await page.goto(await inviteAddress());
    await signUp(email, 'the secret', 'the secert');
    expect(await problem()).toBe('The two passwords are not the same.');
    await signUp(email, 'the secret');
    await page.waitForURL(`${catalog.url}/`);
    await page.goto(await inviteAddress());
    await signUp(`${unique('second')}@example.com`, 'the secret');
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').textContent()).toMatch(/not signed in with it/);
    const cookies = await context.cookies();
    expect(decodeURIComponent(cookies.find(({ name }) => name === 'actor')!.value)).toContain(email);
    await page.goto(await inviteAddress());
    await signUp(email, 'the secret');
    await page.getByRole('alert').waitFor();
    expect(await problem()).toBe('An account with this e-mail address already exists.');
    await page.goto(`${catalog.url}/signup?invite_token=none`);
    await signUp(`${unique('new')}@example.com`, 'the secret');
    await page.getByRole('alert').waitFor();
    expect(await problem()).toBe('This invitation is invalid or has expired. Ask for a new one.');
  });

  it('sets a new password with a reset token', async () => {
    const email = `${unique('forgot')}@example.com`;
    await page.goto(await inviteAddress());
    await signUp(email, 'the secret');
    await page.waitForURL(`${catalog.url}/`);
    const { createNativeUserResetToken } = await graphql(
      'mutation ($input: CreateNativeUserResetTokenInput!) { createNativeUserResetToken(input: $input) { resetToken } }',
      { input: { userUrn: `urn:li:corpuser:${email}` } },
    );
    await page.goto(`${catalog.url}/reset?reset_token=${String(createNativeUserResetToken.resetToken)}`);
    await page.getByLabel('User name').fill(email);
    await page.getByLabel('New password', { exact: true }).fill('another one');
    await page.getByLabel('New password once more').fill('another one');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('status').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(email, 'another one');
    await page.waitForURL(`${catalog.url}/`);
  });

  it.each([['/login'], ['/signup//'], ['/reset/?reset_token=x']])(
    'focuses the first input, labels all inputs and has one heading at %s',
    async (path) => {
      await page.goto(`${catalog.url}${path}`);
      await page.locator('input:focus').waitFor();
      const unnamed = await page.evaluate(
        '[...document.querySelectorAll("input")].filter(({ labels }) => labels.length !== 1).map(({ id }) => id)',
      );
      expect(unnamed).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
    },
  );

  it('works under a strict content security policy, and fetches nothing from other origins', async () => {
    const { headers } = await catalog.get('/login');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const origins = [catalog.url, provider.issuer, 'null'];
    expect([...watched.origins].filter((origin) => !origins.includes(origin))).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

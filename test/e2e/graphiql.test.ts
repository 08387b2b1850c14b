/** The GraphQL explorer in a real browser: each of its examples runs against the sample data, and nothing is fetched from other origins. */
import type { Page, Response } from 'playwright-core';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { describeInBrowser, openPage, watchPages } from '../helpers/browser.js';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { EXAMPLES } from '../../web/graphiql/examples.js';
import { loadSamples } from './page-support.js';

const isIntrospection = (response: Response) =>
  (response.request().postData() ?? '').includes('IntrospectionQuery');

describeInBrowser('the GraphQL explorer', () => {
  let catalog: TestCatalog;
  let page: Page;
  // The editor logs this when another example replaces the current one, because it cancels its pending computations.
  const watched = watchPages((complaint) => complaint === 'Canceled');
  beforeAll(async () => {
    catalog = await startCatalog({ access: { auth: false, loopback: true, adminPassword: ROOT_PASSWORD } });
    await loadSamples(catalog);
    page = await openPage({ viewport: { width: 1400, height: 900 } });
    watched.watch(page);
    const introspected = page.waitForResponse((response) => isIntrospection(response));
    await page.goto(`${catalog.url}/api/graphiql`);
    await introspected;
    await page.locator('.graphiql-query-editor').getByText('searchAcrossEntities').waitFor();
  }, 240_000);
  afterAll(async () => {
    await catalog.stop();
  });

  const answerOf = async (title: string): Promise<any> => {
    await page.selectOption('select', title);
    // A new editor replaces the previous one. Its button does nothing until the query pane and the response pane exist.
    const name = /(?:query|mutation) (\w+)/.exec(
      EXAMPLES.find((example) => example.title === title)!.query,
    )![1]!;
    await page.locator('.graphiql-query-editor').getByText(name, { exact: false }).first().waitFor();
    await page.locator('.graphiql-response .monaco-editor').waitFor();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/graphql') && !isIntrospection(response),
    );
    await page.click('.graphiql-execute-button');
    return (await answered).json();
  };

  it.each(EXAMPLES.map(({ title }) => title))(
    'runs the example "%s" and shows the answer',
    async (title) => {
      const { data, errors, extensions } = await answerOf(title);
      expect(errors).toBeUndefined();
      for (const value of Object.values<any>(data)) expect(value).not.toBeNull();
      expect(extensions.cost.statements).toBeGreaterThan(0);
      const shown = page
        .locator('.graphiql-response')
        .getByText(Object.keys(data)[0]!, { exact: false })
        .first();
      await shown.waitFor();
    },
    120_000,
  );

  it('sends the token that the user typed', async () => {
    const { data } = await catalog.graphql(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }',
      {
        input: {
          type: 'PERSONAL',
          actorUrn: 'urn:li:corpuser:datahub',
          duration: 'ONE_HOUR',
          name: 'explorer',
        },
      },
    );
    const authorization = `Bearer ${data.createAccessToken.accessToken}`;
    await page.fill('input[type=password]', data.createAccessToken.accessToken);
    const answered = page.waitForResponse(
      (response) =>
        !isIntrospection(response) && response.request().headers()['authorization'] === authorization,
    );
    await page.click('.graphiql-execute-button');
    expect((await answered).status()).toBe(200);
  });

  it('loads everything from the service and does not violate its content security policy', () => {
    expect([...watched.origins].filter((origin) => origin !== catalog.url && origin !== 'null')).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

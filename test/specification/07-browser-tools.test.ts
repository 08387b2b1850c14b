/** Endpoints: browser tools. */
import type { Page } from 'playwright-core';
import { describeInBrowser, openPage } from '../helpers/browser.js';
import { openService } from './service.js';

const { baseUrl } = openService();

describeInBrowser('in a browser', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });

  it('GET /api/graphiql: interactive explorer page', async () => {
    await page.goto(`${baseUrl()}/api/graphiql`);
    await page.locator('.graphiql-query-editor').waitFor();
    await page.locator('.graphiql-execute-button').waitFor();
  });

  it('GET /restli/docs: endpoint documentation page', async () => {
    // The viewer renders only what is near the window.
    await page.setViewportSize({ width: 1_280, height: 12_000 });
    await page.goto(`${baseUrl()}/restli/docs`);
    for (const endpoint of ['/aspects?action=ingestProposal', '/entities?action=search', '/relationships'])
      await page.getByText(endpoint, { exact: true }).first().waitFor();
  });
});

/** The page of the API documentation in a real browser: it shows both documents and requests nothing from other origins. */
import type { Page } from 'playwright-core';
import { describeInBrowser, openPage, watchPages } from '../helpers/browser.js';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';

/** The part of the document with which the viewer resolves one operation. */
interface PartOfDocument {
  readonly whole: number;
  readonly size: number;
  readonly paths: string[];
  /** Names of referenced schemas that the part does not contain. */
  readonly dangling: string[];
}

describeInBrowser('the documentation page', () => {
  let catalog: TestCatalog;
  let page: Page;
  const watched = watchPages();
  beforeAll(async () => {
    catalog = await startCatalog();
    page = await openPage();
    watched.watch(page);
  }, 120_000);
  afterAll(async () => {
    await catalog.stop();
  });

  const title = () => page.locator('.info .title').first();

  it('shows all endpoints by default', async () => {
    await page.goto(`${catalog.url}/restli/docs`);
    await page.getByText('/aspects?action=ingestProposalBatch').first().waitFor();
    expect(await title().innerText()).toMatch(/^Trellis\s/);
    expect(await page.locator('#document').inputValue()).toBe('');
  }, 120_000);

  it('shows version 3 by entity type if the user selects it, and executes a request', async () => {
    await page.selectOption('#document', 'v3');
    await page.waitForURL(/document=v3$/);
    await page.locator('#operations-tag-mlFeature').waitFor();
    expect(await title().innerText()).toContain('OpenAPI v3');
    expect(await page.locator('#document').inputValue()).toBe('v3');
    await page.locator('#operations-tag-mlFeature').click();
    await page.locator('#operations-mlFeature-listEntities_mlFeature').click();
    await page.getByRole('button', { name: 'Try it out' }).first().click();
    const answered = page.waitForResponse((response) =>
      response.url().includes('/openapi/v3/entity/mlFeature'),
    );
    await page.getByRole('button', { name: 'Execute' }).first().click();
    const answer = await answered;
    expect([answer.status(), Object.keys((await answer.json()) as object)]).toEqual([
      200,
      ['scrollId', 'entities', 'totalCount', 'facets'],
    ]);
    expect(new URL(answer.url()).pathname).toBe('/openapi/v3/entity/mlFeature');
  }, 120_000);

  it('resolves only the part of the document that is shown', async () => {
    await page.goto(`${catalog.url}/restli/docs?document=v3`);
    const { size, dangling, paths, whole } = await page.evaluate<PartOfDocument>(`(async () => {
      const document = await (await fetch('/openapi/v3/api-docs')).json();
      const part = partOf(document, ['paths', '/openapi/v3/entity/mlFeature', 'get']);
      const text = JSON.stringify(part);
      const names = [...text.matchAll(/"#\\/components\\/schemas\\/([^"]+)"/g)].map(([, name]) => name);
      return {
        whole: JSON.stringify(document).length,
        size: text.length,
        paths: Object.keys(part.paths),
        dangling: names.filter((name) => document.components.schemas[name] !== part.components.schemas[name]),
      };
    })()`);
    expect(paths).toEqual(['/openapi/v3/entity/mlFeature']);
    expect(dangling).toEqual([]);
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThan(whole / 10);
    await page.locator('#operations-tag-mlFeature').click();
    const operation = page.locator('#operations-mlFeature-upsertEntities_mlFeature');
    await operation.click();
    await operation.getByRole('tab', { name: 'Schema' }).first().click();
    await operation.getByText('mlFeatureProperties').first().waitFor();
    expect(await operation.getByText('Could not resolve').count()).toBe(0);
  }, 120_000);

  it('shows all endpoints for an unknown document', async () => {
    await page.goto(`${catalog.url}/restli/docs?document=constructor`);
    await page.getByText('/aspects?action=ingestProposalBatch').first().waitFor();
    expect(await page.locator('#document').inputValue()).toBe('');
  }, 120_000);

  it('requests nothing from other origins and does not violate its content security policy', () => {
    expect([...watched.origins].filter((origin) => origin !== catalog.url && origin !== 'null')).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

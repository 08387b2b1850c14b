/** User journeys: from a search to an entity, its lineage and its history, with the mouse and with the keyboard alone. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { keepPicture, settled, startPages, type PageTest } from './page-support.js';

const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';
const REVENUE_PAGE = `/dataset/${encodeURIComponent(REVENUE)}`;

describeInBrowser('a user of the web pages', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => page.context().close());
  afterAll(() => pages.stop());

  const address = () => decodeURIComponent(page.url().slice(pages.catalog.url.length));
  const heading = (text: string | RegExp) => page.locator('h1', { hasText: text }).waitFor();

  it('narrows a search, opens a hit, and comes back to the same list', async () => {
    page = await pages.open('/search?query=revenue');
    await page.getByRole('link', { name: 'daily_revenue' }).first().waitFor();
    await page.getByRole('checkbox', { name: /^Platform: Snowflake/ }).click();
    await page.waitForURL(/platform=/);
    const list = page.url();
    await page.getByRole('link', { name: 'daily_revenue' }).first().click();
    await heading('daily_revenue');
    expect(address()).toMatch(/^\/dataset\/urn:li:dataset:/);
    await page.goBack();
    await page.getByRole('checkbox', { name: /^Platform: Snowflake/, checked: true }).waitFor();
    expect(page.url()).toBe(list);
    await page.reload();
    await page.getByRole('checkbox', { name: /^Platform: Snowflake/, checked: true }).waitFor();
  });

  it('reaches an entity with the keyboard alone', async () => {
    page = await pages.open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('daily_reven');
    await page
      .getByRole('option', { name: /daily_revenue/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await heading('daily_reven');
    await page.getByRole('link', { name: 'daily_revenue' }).first().focus();
    await page.keyboard.press('Enter');
    await heading(/^daily_revenue$/);
    await page.getByRole('link', { name: 'Properties', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Properties$/);
  });

  it('gets suggestions if nothing was found', async () => {
    page = await pages.open('/search?query=nosuchthinganywhere');
    await page.getByText('Nothing was found for “nosuchthinganywhere”').waitFor();
  });

  it('follows lineage from the graph to the impact analysis', async () => {
    page = await pages.open(`${REVENUE_PAGE}/Lineage`);
    await page
      .getByRole('button', { name: /executive_weekly/ })
      .first()
      .waitFor();
    await page.getByText('Impact analysis').click();
    await page
      .getByRole('link', { name: /executive_weekly/ })
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('link', { name: /executive_weekly/ })
      .first()
      .waitFor();
  });

  it('adds a tag, and finds the change in the history', async () => {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${unique('page.tagged')},PROD)`;
    const tag = unique('seen');
    await pages.catalog.ingest(urn, 'status', { removed: false });
    await pages.catalog.ingest(`urn:li:tag:${tag}`, 'tagProperties', { name: tag });
    page = await pages.open(`/dataset/${encodeURIComponent(urn)}/History`);
    await page.getByRole('button', { name: 'Edit tags' }).click();
    await page.getByLabel('Add a tag').fill(tag);
    await page
      .getByRole('option', { name: new RegExp(`^${tag}`) })
      .first()
      .click();
    await page.getByRole('link', { name: tag }).first().waitFor();
    await page.reload();
    await settled(page);
    await page.getByRole('link', { name: tag }).first().waitFor();
    await page.getByText('globalTags').first().waitFor();
  });

  it('adds an upstream table by hand, sees it in the graph, and removes it', async () => {
    const [table, source] = [unique('page.made'), unique('page.source')];
    const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
    for (const name of [table, source])
      await pages.catalog.ingest(urnOf(name), 'datasetProperties', { name });
    page = await pages.open(`/dataset/${encodeURIComponent(urnOf(table))}/Lineage`);
    await page.getByRole('button', { name: 'Edit lineage…' }).click();
    const dialog = page.getByRole('dialog', { name: `Lineage of ${table}` });
    await dialog.getByLabel('Add an upstream entity').fill(source);
    await page.getByRole('option', { name: source }).click();
    await dialog.getByRole('link', { name: source }).waitFor();
    await keepPicture(page, 'edit-lineage');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('button', { name: new RegExp(source) })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Edit lineage…' }).click();
    await dialog.getByRole('button', { name: `Remove ${source}` }).click();
    await dialog.getByRole('link', { name: source }).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`${table} has no lineage`).waitFor();
  });

  it('changes the features of a feature table and the group of a model', async () => {
    const name = unique('made');
    const feature = `urn:li:mlFeature:(customers,${name})`;
    const table = `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`;
    const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,${name}_group,PROD)`;
    const model = `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name}_model,PROD)`;
    await pages.catalog.ingest(feature, 'mlFeatureProperties', { description: 'Made for a test' });
    await pages.catalog.ingest(table, 'status', { removed: false });
    await pages.catalog.ingest(group, 'mlModelGroupProperties', { name: `${name}_group` });
    await pages.catalog.ingest(model, 'mlModelProperties', { name: `${name}_model` });
    page = await pages.open(`/mlFeatureTable/${encodeURIComponent(table)}/Features`);
    await page.getByRole('button', { name: 'Edit features…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add a feature').fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await keepPicture(page, 'edit-features');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Made for a test').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The feature table has no features yet').waitFor();
    await page.goto(`${pages.catalog.url}/mlModels/${encodeURIComponent(model)}/Group`);
    await page.getByRole('button', { name: 'Edit groups…' }).click();
    await dialog.getByLabel('Add a group').fill(`${name}_group`);
    await page.getByRole('option', { name: `${name}_group` }).click();
    await dialog.getByRole('button', { name: `Remove ${name}_group` }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: `${name}_group` }).waitFor();
  });

  it('sees a message for an unknown URN', async () => {
    page = await pages.open('/dataset/urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3Ahive%2Cnone%2CPROD)');
    await page.getByText('The catalog has no entity with this URN').waitFor();
  });
});

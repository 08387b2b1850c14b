/** Ingestion sources, their runs and their secrets on the pages. */
import type { Page } from 'playwright-core';
import { executorOptions, removeFolders } from '../executor/support.js';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { KEY, ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { contentWidth, findAxeProblems, keepPicture } from './page-looks.js';
import { startPages, type PageTest } from './page-support.js';

describeInBrowser('the pages of ingestion sources', () => {
  const options = executorOptions();
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages({
      ingestion: options,
      access: { auth: false, loopback: true, adminPassword: ROOT_PASSWORD, tokenKey: KEY },
    });
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(async () => {
    await pages.stop();
    removeFolders();
  });

  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  /** The shown log, if it contains the text. The recipe, which is hidden, may contain it too. */
  const logWith = (hasText: string) => page.locator('[aria-label="Log of the run"]', { hasText });
  const recipe = (config: object) => JSON.stringify({ source: { type: 'fake', config } });

  /** Fills the form of a new source. */
  async function fillSource(name: string, config: object): Promise<void> {
    page = await pages.open('/sources/new');
    await field('Name').fill(name);
    await page.getByRole('textbox', { name: 'Recipe' }).fill(recipe(config));
    await press('Further settings');
    await field('Executor').fill(options.executorId);
  }

  it('create a source, run it, and show its log and its report', async () => {
    const name = unique('source');
    const failures = [{ title: 'No access', message: 'denied', context: ['shop.orders'] }];
    const report = { source: { report: { failures } }, sink: { report: { total_records_written: 7 } } };
    await fillSource(name, { print: ['hello from the connector'], report });
    await page.getByLabel('Runs', { exact: true }).selectOption({ label: 'Every Monday' });
    await page.getByText('Runs Mondays at 02:00').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'source-form');
    await press('Save and run');
    await page.locator('h1', { hasText: name }).waitFor();
    await page.getByText('Succeeded').waitFor();
    await page.locator('[aria-expanded=false]:has(time)').click();
    await logWith('hello from the connector').waitFor();
    await page.getByText('7 records reached the catalog.').waitFor();
    await page.getByText('No access: denied shop.orders').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'source-run');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await contentWidth(page)).toBeLessThanOrEqual(390);
    await keepPicture(page, 'source-run-phone');
    await page.reload();
    await logWith('hello from the connector').waitFor();
    await page.getByRole('link', { name: 'All sources' }).click();
    await page.getByRole('textbox', { name: 'Find sources' }).fill(name);
    await page.getByRole('link', { name }).waitFor();
  });

  it('cancel a run that is under way', async () => {
    await fillSource(unique('source'), { wait: true });
    await press('Save and run');
    await page.getByText('Running').waitFor();
    await page.locator('[aria-expanded=false]:has(time)').click();
    await press('Cancel the run');
    await page.locator('[aria-labelledby=run]').getByText('Cancelled', { exact: true }).waitFor();
  });

  it('show what is wrong with a recipe and with a schedule at once, keep the text, and change a stored source', async () => {
    const name = unique('source');
    await fillSource(name, {});
    const text = page.getByRole('textbox', { name: 'Recipe' });
    await text.fill('{ "source": ');
    await page.getByText(/This is not JSON/).waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await text.fill(recipe({}));
    await page.getByLabel('Runs', { exact: true }).selectOption({ label: 'At other times…' });
    await field('Cron expression').fill('61 * * * *');
    await press('Save');
    await page.getByRole('alert').getByText('The source was not saved').waitFor();
    expect(await text.inputValue()).toBe(recipe({}));
    await field('Cron expression').fill('*/30 * * * *');
    await press('Save');
    await page.locator('h1', { hasText: name }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await field('Name').fill(`${name}_new`);
    await press('Save');
    await page.locator('h1', { hasText: `${name}_new` }).waitFor();
    await page.getByText(/runs \*\/30 \* \* \* \*/).waitFor();
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL(/\/sources$/);
  });

  it('store a secret without showing its value, refuse its name a second time, and delete it', async () => {
    const name = unique('SECRET');
    page = await pages.open('/settings/secrets');
    const create = async (): Promise<void> => {
      await press('New secret…');
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByLabel(/^Value/).fill('hidden-value');
      await press('Create');
    };
    await create();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Find secrets' }).fill(name);
    await page.getByRole('rowheader', { name }).waitFor();
    expect(await page.content()).not.toContain('hidden-value');
    await create();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await press('Cancel');
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('rowheader', { name }).waitFor({ state: 'detached' });
  });
});

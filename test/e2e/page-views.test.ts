/** Saved views in a search, in the search box and in the settings. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { findAxeProblems, keepPicture } from './page-looks.js';
import { startPages, visit, type PageTest } from './page-support.js';

describeInBrowser('views on the pages', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(async () => {
    // Other test files use the same user, also after a failure here.
    await pages.catalog.query('mutation { updateCorpUserViewsSettings(input: {}) }');
    await pages.stop();
  });

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const hit = (name: string) => page.locator('h3').getByRole('link', { name, exact: true });
  const viewList = () => page.getByLabel('View', { exact: true });

  /** Saves the filters of a search, and waits until the view applies. */
  async function saveView(filters: string, name: string): Promise<void> {
    page = await pages.open(`/search?query=revenue&${filters}`);
    await press('Save the filters as a view…');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await press('Save');
    await page.waitForURL(/view=urn/);
  }

  it('keep the filters of a search, apply to it, and can be left', async () => {
    const name = unique('view');
    await saveView('type=chart', name);
    await viewList().locator('option:checked', { hasText: name }).waitFor({ state: 'attached' });
    expect(await hit('daily_revenue').count()).toBe(0);
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'search-view');
    await viewList().selectOption({ label: 'No view' });
    await hit('daily_revenue').first().waitFor();
    expect(page.url()).toContain('view=none');
  });

  it('apply by default to searches and to the search box, until the default is removed', async () => {
    const name = unique('view');
    await saveView('type=corpGroup', name);
    await visit(page, '/settings/views');
    await press(`My default: ${name}`);
    await page.getByText('Your default').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'settings-views');
    await visit(page, '/search?query=daily_revenue');
    await page.getByText(/Nothing was found/).waitFor();
    await page.getByRole('combobox', { name: 'Search the catalog' }).fill('daily_reven');
    await page.getByRole('option', { name: /All results/ }).waitFor();
    expect(await page.getByRole('option', { name: 'daily_revenue' }).count()).toBe(0);
    await page.goto(`${pages.catalog.url}/settings/views`);
    await press(`Not my default: ${name}`);
    await page.getByText('Your default').waitFor({ state: 'detached' });
    await page.goto(`${pages.catalog.url}/search?query=daily_revenue`);
    await hit('daily_revenue').first().waitFor();
  });

  it('are renamed, get other filters, and are deleted', async () => {
    const name = unique('view');
    await saveView('type=chart', name);
    await visit(page, '/settings/views');
    await press(`Edit ${name}`);
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name}_new`);
    await press('Save');
    const row = page.getByRole('row', { name: `${name}_new` });
    await row.getByText('Kind: Chart').waitFor();
    await row.getByRole('link', { name: `Change the filters of ${name}_new` }).click();
    await page.getByRole('button', { name: 'Remove filter Kind: Charts' }).waitFor();
    await page.goto(`${pages.catalog.url}/search?query=revenue&type=dataset&view=none`);
    await press('Save the filters as a view…');
    await page.getByLabel('Save as').selectOption({ label: `${name}_new` });
    await press('Save');
    await page.waitForURL(/view=urn/);
    await visit(page, '/settings/views');
    await row.getByText('Kind: Dataset').waitFor();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await row.waitFor({ state: 'detached' });
  });
});

/** Documents, announcements and service accounts on the pages. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { contentWidth, findAxeProblems, keepPicture } from './page-looks.js';
import { startPages, visit, type PageTest } from './page-support.js';

describeInBrowser('a user who manages', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();
  const inTree = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Tree of documents' }).getByRole('link', { name });

  async function createDocument(title: string): Promise<void> {
    await press('New document…');
    await fill('Title', title);
    await press('Create');
    await heading(title);
  }

  it('documents writes one below another, publishes it, moves it to the top, and deletes it', async () => {
    const [parent, child] = [unique('Runbook'), unique('On call')];
    page = await pages.open('/documents');
    await createDocument(parent);
    await createDocument(child);
    await press('Edit');
    await fill('Text', '# Who to ask\n\nThe **platform** team.');
    await press('Save');
    await page.locator('article h1', { hasText: 'Who to ask' }).waitFor();
    await press('Publish');
    await page.getByRole('button', { name: 'Make it a draft' }).waitFor();
    await inTree(child).waitFor();
    await page.locator('article').getByRole('link', { name: parent }).waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'document');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await contentWidth(page)).toBeLessThanOrEqual(390);
    await keepPicture(page, 'document-phone');
    await page.setViewportSize({ width: 1280, height: 860 });
    await press('Move…');
    await press('Move');
    await page.locator('article').getByRole('link', { name: parent }).waitFor({ state: 'detached' });
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL(/\/documents$/);
    await inTree(parent).waitFor();
    await inTree(child).waitFor({ state: 'detached' });
  });

  it('documents imports files, and sees which were refused', async () => {
    const name = unique('guide');
    page = await pages.open('/documents');
    await press('Import files…');
    await page.locator('input[type=file]').setInputFiles([
      { name: `${name}.md`, mimeType: 'text/markdown', buffer: Buffer.from('# Guide\n\nRead this.') },
      { name: `${name}-scan.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n\0\0') },
    ]);
    await press('Import');
    await page
      .getByRole('dialog')
      .getByText(/Created: 1/)
      .waitFor();
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`${name}-scan: .*text`))
      .waitFor();
    await keepPicture(page, 'documents-import');
    await press('Done');
    await page.getByRole('textbox', { name: 'Find documents' }).fill(name);
    await inTree(new RegExp(name.replace('_', '.'), 'i')).click();
    await page.getByText('Read this.').waitFor();
  });

  it('announcements publishes one for the home page, changes it, hides it, and deletes it', async () => {
    const title = unique('Maintenance');
    page = await pages.open('/settings/posts');
    await press('New announcement…');
    await fill('Title', title);
    await fill('Text', 'On **Sunday**');
    await fill('Link', 'no address');
    await press('Publish');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await fill('Link', 'https://example.com/status');
    await press('Publish');
    await press(`Edit ${title}`);
    await fill('Title', `${title} moved`);
    await press('Save');
    await page.getByRole('rowheader', { name: `${title} moved` }).waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'settings-posts');
    await visit(page, '/');
    await page.getByRole('heading', { name: `${title} moved` }).waitFor();
    await page.locator('strong', { hasText: 'Sunday' }).waitFor();
    await keepPicture(page, 'home-announcement');
    await press(`Hide ${title} moved`);
    await page.getByRole('heading', { name: `${title} moved` }).waitFor({ state: 'detached' });
    await visit(page, '/settings/posts');
    const row = page.getByRole('row', { name: `${title} moved` });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('service accounts creates one, gives it a token, and deletes it', async () => {
    const name = unique('loader');
    page = await pages.open('/settings/service-accounts');
    await press('New service account…');
    await fill('Name', name);
    await press('Create');
    await heading(name);
    await press('New token…');
    await fill('Name', `${name}-token`);
    await press('Create token');
    expect(await page.getByTestId('token').innerText()).toMatch(/^ey/);
    await press('Done');
    await page.getByRole('rowheader', { name: `${name}-token` }).waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'settings-service-account');
    await page.getByRole('link', { name: 'All service accounts' }).click();
    await page.getByRole('textbox', { name: 'Find service accounts' }).fill(name);
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await row.waitFor({ state: 'detached' });
  });
});

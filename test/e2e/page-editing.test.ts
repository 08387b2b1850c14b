/** Editing in place: concurrent edits, undo, double clicks, and use with the keyboard alone. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { endOfLog, VERSIONED } from '../helpers/event-log.js';
import { findAxeProblems, keepPicture } from './page-looks.js';
import { startPages, visit, type PageTest } from './page-support.js';

const SCHEMA = {
  schemaName: 'table',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [
    { fieldPath: 'id', type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'text' },
  ],
};

describeInBrowser('editing on the pages', () => {
  let pages: PageTest;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  const open = (path: string): Promise<Page> => pages.open(path);
  const newTable = async (aspect = 'schemaMetadata', value: object = SCHEMA) => {
    const name = unique('page.edited');
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
    await pages.catalog.ingest(urn, aspect, value);
    return { name, urn, path: `/dataset/${encodeURIComponent(urn)}` };
  };
  const noticeOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
  const focusOn = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();
  /** Both calls arrive before the page can disable the button. */
  const submitTwice = async (page: Page): Promise<void> => {
    const form = 'document.querySelector("[role=dialog] form")';
    await page.evaluate(`${form}.requestSubmit(); ${form}.requestSubmit()`);
  };
  const countRequests = (page: Page, operation: string) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(`mutation ${operation}`) === true) seen.push(operation);
    });
    return seen;
  };

  /** Browsers open at most six connections to a service. Each poll keeps one busy until the catalog changes. */
  const occupyConnections = async (page: Page): Promise<void> => {
    const offset = await endOfLog((path) => pages.catalog.get(path));
    const poll = `/openapi/v1/events/poll?topic=${VERSIONED}&pollTimeoutSeconds=60&offsetId=${offset}`;
    const lastPoll = page.waitForRequest((request) => request.url().endsWith('connection=6'));
    await page.evaluate(
      ([path]) => {
        for (const connection of [1, 2, 3, 4, 5, 6]) void fetch(`${path}&connection=${connection}`);
      },
      [poll],
    );
    await lastPoll;
  };

  it('shows at once that the service cannot be reached, and saves the same text afterwards', async () => {
    const page = await open(`${(await newTable()).path}/Documentation`);
    await page.getByRole('button', { name: 'Write one' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Written on a train');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: 'The service cannot be reached.' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await noticeOf(page, 'Changed the description.').waitFor();
  });

  it('keeps a change if the user closes the page before the browser has sent its request', async () => {
    const table = await newTable();
    const page = await open(`${table.path}/Documentation`);
    await page.getByRole('button', { name: 'Write one' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Written in a hurry');
    await occupyConnections(page);
    const asked = page.waitForRequest((request) => request.postData()?.includes('mutation ') === true);
    await page.getByRole('button', { name: 'Save' }).click();
    await asked;
    const read = () => pages.catalog.aspect(table.urn, 'editableDatasetProperties');
    expect((await read()).status).toBe(404);
    await page.close();
    let answer = await read();
    while (answer.status === 404) answer = await read();
    expect(answer.text).toContain('Written in a hurry');
  });

  it('shows a description that was stored in another window in the meantime, and merges both', async () => {
    const table = await newTable();
    const [first, second] = [
      await open(`${table.path}/Documentation`),
      await open(`${table.path}/Documentation`),
    ];
    for (const page of [first, second]) await page.getByRole('button', { name: 'Write one' }).click();
    const area = (page: Page) => page.getByRole('textbox', { name: 'Description' });
    await area(first).fill('Orders of the shop\nNo returns');
    await first.getByRole('button', { name: 'Save' }).click();
    await noticeOf(first, 'Changed the description.').waitFor();
    await area(second).fill('Orders of the shop\nWith returns');
    await second.getByRole('button', { name: 'Save' }).click();
    const conflict = second.getByRole('alert').filter({ hasText: 'has changed while you were editing it' });
    await conflict.getByText('You changed it in another window').waitFor();
    await conflict.getByRole('cell', { name: 'No returns' }).waitFor();
    await conflict.getByRole('cell', { name: 'With returns' }).waitFor();
    expect(await findAxeProblems(second)).toEqual([]);
    await keepPicture(second, 'edit-conflict');
    await conflict.getByRole('button', { name: 'Add the stored text to mine' }).click();
    expect(await area(second).inputValue()).toBe(
      'Orders of the shop\nWith returns\n\nOrders of the shop\nNo returns',
    );
    await area(second).fill('Orders of the shop\nWith and without returns');
    await second.getByRole('button', { name: 'Save my text' }).click();
    await area(second).waitFor({ state: 'detached' });
    await second.locator('article').getByText('With and without returns').waitFor();
    await undo(second);
    await second.locator('article').getByText('No returns').waitFor();
  });

  it('keeps the column description that was stored in another window, if the user chooses that', async () => {
    const table = await newTable();
    const [first, second] = [
      await open(`${table.path}/Schema?column=id`),
      await open(`${table.path}/Schema?column=id`),
    ];
    const area = (page: Page) => page.getByRole('textbox', { name: 'Description of id' });
    for (const page of [first, second]) {
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
      await area(page).fill(page === first ? 'Number of the order' : 'Key');
    }
    await first.getByRole('button', { name: 'Save' }).click();
    // A notice stays as long as the mouse rests on it.
    await first.getByRole('button', { name: 'Undo' }).hover();
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText('has changed while you were editing it').waitFor();
    expect(await findAxeProblems(second)).toEqual([]);
    await second.getByRole('button', { name: 'Keep the stored text' }).click();
    await second.getByRole('dialog').getByText('Number of the order').first().waitFor();
    await undo(first);
    await first.getByRole('dialog').getByText('No description yet.').waitFor();
  });

  it('edits a description twice with the keyboard alone, and undoes the second edit', async () => {
    const table = await newTable();
    const page = await open(`${table.path}/Documentation`);
    const { keyboard } = page;
    const section = page.getByRole('region', { name: 'Description' });
    await page.getByRole('button', { name: 'Write one' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await keyboard.type('First');
    await keyboard.press('Control+Enter');
    await focusOn(page, 'Edit');
    await section.getByText('First').waitFor();
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await keyboard.press('Escape');
    await focusOn(page, 'Edit');
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await keyboard.press('Control+A');
    await keyboard.type('Second');
    await keyboard.press('Control+Enter');
    await focusOn(page, 'Edit');
    await section.getByText('Second').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().focus();
    await keyboard.press('Enter');
    await focusOn(page, 'Edit');
    await section.getByText('First').waitFor();
  });

  it('renames a domain in title, heading and tree, and undo restores the old name', async () => {
    const name = unique('Selling');
    const urn = `urn:li:domain:${name}`;
    await pages.catalog.ingest(urn, 'domainProperties', { name });
    const page = await open(`/domain/${encodeURIComponent(urn)}`);
    await page.route(/rename-dialog/, async (route) => {
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await route.continue();
    });
    await page.getByRole('treeitem', { name }).waitFor();
    await page.getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill(' ');
    await page.getByText('Enter a name.').waitFor();
    expect(await page.getByRole('button', { name: 'Rename' }).isDisabled()).toBe(true);
    await field.fill(`${name} 2`);
    await keepPicture(page, 'rename');
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: `${name} 2` }).waitFor();
    await page.getByRole('treeitem', { name: `${name} 2`, selected: true }).waitFor();
    expect(await page.title()).toContain(`${name} 2`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(page, 'More actions');
    await undo(page);
    await page.locator('h1', { hasText: new RegExp(`^${name}$`) }).waitFor();
  });

  it('creates one domain and one token, however often the form is submitted', async () => {
    const page = await open('/');
    const domains = countRequests(page, 'CreateDomain');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New domain…' }).click();
    const name = unique('Once');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await submitTwice(page);
    await page.locator('h1', { hasText: name }).waitFor();
    expect(domains).toHaveLength(1);
    await visit(page, '/settings/tokens');
    const tokens = countRequests(page, 'CreateToken');
    await page.getByRole('button', { name: /token/i }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill(unique('token'));
    await submitTwice(page);
    await page.getByTestId('token').waitFor();
    expect(tokens).toHaveLength(1);
  });

  it('undoes adding a tag, and keeps the focus in its section after removing a link', async () => {
    const table = await newTable('institutionalMemory', {
      elements: [
        { url: 'https://a.example', description: 'A', createStamp: { time: 1, actor: 'urn:li:corpuser:x' } },
      ],
    });
    const tag = unique('gold');
    await pages.catalog.ingest(`urn:li:tag:${tag}`, 'tagProperties', { name: tag });
    const page = await open(`${table.path}/Documentation`);
    await page.getByRole('button', { name: 'Edit tags' }).click();
    await page.getByLabel('Add a tag').and(page.locator(':focus')).fill(tag);
    await page.getByRole('option', { name: new RegExp(`^${tag}`) }).click();
    await noticeOf(page, `Added the tag ${tag}.`).waitFor();
    await undo(page);
    await noticeOf(page, `Undone: Added the tag ${tag}.`).waitFor();
    await page.getByRole('link', { name: tag }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove the link A' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No external documents are linked.').waitFor();
    await focusOn(page, 'Add a link');
    await undo(page);
    await page.getByRole('link', { name: 'A', exact: true }).waitFor();
  });

  it('selects a table without stored folders in the browse tree', async () => {
    const table = await newTable('datasetProperties', { name: 'Orders' });
    const page = await open(table.path);
    const row = page.getByRole('treeitem', { name: 'Orders', selected: true });
    await row.waitFor();
    expect(await row.getAttribute('aria-level')).not.toBe('1');
  });

  it('grants a privilege to a user with a policy, explains it, and withdraws it', async () => {
    const [name, person, table] = [unique('Stewards'), unique('steward'), await newTable()];
    const user = `urn:li:corpuser:${person}`;
    await pages.catalog.ingest(user, 'corpUserInfo', { active: true, displayName: person });
    const mayEditTags = async (): Promise<boolean> => {
      const resourceSpec = { resourceType: 'DATASET', resourceUrn: table.urn };
      const { data } = await pages.catalog.graphql(
        'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }',
        { input: { actorUrn: user, resourceSpec } },
      );
      return data.getGrantedPrivileges.privileges.includes('EDIT_ENTITY_TAGS');
    };
    const page = await open('/settings/policies/new');
    const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
    const check = (privilege: string) => page.getByRole('checkbox', { name: privilege, exact: true }).check();
    await press('Create');
    await page.getByText('Enter a name.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).fill(name);
    await page.getByRole('combobox', { name: 'Single users' }).fill(person);
    await page.getByRole('option', { name: person }).click();
    await press('Add a condition');
    await page.getByRole('combobox', { name: 'Types for condition 1' }).click();
    await page.getByRole('option', { name: 'Datasets' }).click();
    await page.keyboard.press('Escape');
    await check('Edit tags');
    await page
      .getByRole('region', { name: 'In words' })
      .getByText(`${person} may edit tags of datasets.`)
      .waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await press('Create');

    const policy = page.getByRole('list', { name: 'All policies' }).getByRole('listitem', { name });
    await policy.getByText('Datasets').waitFor();
    expect(await mayEditTags()).toBe(true);
    const query = new URLSearchParams({ user, entity: table.urn }).toString();
    await visit(page, `/settings/policies?${query}`);
    const granted = page.getByRole('list', { name: 'Privileges by policy' });
    const reason = granted.getByRole('listitem', { name });
    await reason.getByText('The policy names the user').waitFor();
    await reason.getByText('Edit tags').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'policy-explained');

    await policy.getByRole('link', { name: 'Edit…' }).click();
    await check('Edit owners');
    await press('Save');
    await policy.getByText('Edit tags, Edit owners').waitFor();
    await policy.getByRole('button', { name: 'Switch off' }).click();
    await policy.getByText('inactive').waitFor();
    expect(await mayEditTags()).toBe(false);
    await page.goto(`${pages.catalog.url}/settings/policies?${query}`);
    await granted.getByRole('listitem').first().waitFor();
    expect(await reason.count()).toBe(0);
    await policy.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await policy.waitFor({ state: 'detached' });
  });
});

/** User journeys: from a search to an entity, its lineage and its history, with the mouse and with the keyboard alone. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { contentWidth, findAxeProblems, findOverlaps, keepPicture } from './page-looks.js';
import { settled, startPages, visit, type PageTest } from './page-support.js';

const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';
const REVENUE_PAGE = `/dataset/${encodeURIComponent(REVENUE)}`;

describeInBrowser('a user of the web pages', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();

  /** Counts the boxes that the left or right edge of the lineage graph's canvas cuts. */
  const cutBoxes = () =>
    page.locator('.react-flow').evaluate((canvas) => {
      const { left, right } = canvas.getBoundingClientRect();
      return [...canvas.querySelectorAll('.react-flow__node')].filter((node) => {
        const box = node.getBoundingClientRect();
        return (box.left < left && box.right > left) || (box.left < right && box.right > right);
      }).length;
    });

  /** Writes a table with `count` downstream tables, which are called `<name>_<number>`. */
  async function ingestHub(count: number) {
    const name = uniqueWord('pagehub');
    const urnOf = (table: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${table},PROD)`;
    const upstreams = [{ dataset: urnOf(name), type: 'TRANSFORMED' }];
    const tables = Array.from({ length: count }, (_, index) => `${name}_${index}`);
    const answer = await pages.catalog.ingestBatch([
      proposal(urnOf(name), 'datasetProperties', { name }),
      ...tables.flatMap((table) => [
        proposal(urnOf(table), 'datasetProperties', { name: table }),
        proposal(urnOf(table), 'upstreamLineage', { upstreams }),
      ]),
    ]);
    expect(answer.status).toBe(200);
    return { urn: urnOf(name), name };
  }

  const address = () => decodeURIComponent(page.url().slice(pages.catalog.url.length));
  const heading = (text: string | RegExp) => page.locator('h1', { hasText: text }).waitFor();

  it('narrows a search, opens a hit, and comes back to the same list', async () => {
    page = await pages.open('/search?query=revenue');
    await page.getByRole('link', { name: 'daily_revenue' }).first().waitFor();
    await page.getByRole('checkbox', { name: /^Platform: Snowflake/ }).click();
    await page.waitForURL(/platform=/);
    // The list still shows the hits of all platforms until the answer is there.
    await page.getByRole('link', { name: 'Build daily_revenue' }).waitFor({ state: 'detached' });
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

  it('sees a message if a search finds nothing', async () => {
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
    await page.getByLabel('Add a tag').and(page.locator(':focus')).fill(tag);
    await page
      .getByRole('option', { name: new RegExp(`^${tag}`) })
      .first()
      .click();
    await page.getByRole('link', { name: tag }).first().waitFor();
    // The page shows the tag before the service has stored it.
    await page
      .getByRole('alert')
      .filter({ hasText: `Added the tag ${tag}.` })
      .waitFor();
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
    await focused('input[placeholder="Type a name"]');
    await dialog.getByLabel('Add an upstream entity').and(page.locator(':focus')).fill(source);
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
    await focused('input[placeholder="Type a name"]');
    await page.keyboard.press('Escape');
    await page.getByText(`${table} has no lineage`).waitFor();
    await page.getByRole('button', { name: 'Edit lineage…' }).and(page.locator(':focus')).waitFor();
    expect(await page.locator('.react-flow').count()).toBe(0);
  });

  it('searches a hub with the keyboard alone, and draws the found table', async () => {
    const hub = await ingestHub(14);
    page = await pages.open(`/dataset/${encodeURIComponent(hub.urn)}/Lineage`);
    const group = page.getByRole('button', { name: /^4 more datasets/ });
    await group.waitFor();
    expect(await cutBoxes()).toBe(0);
    await group.focus();
    await page.keyboard.press('Enter');
    await focused('[aria-label="Search in the group"]');
    await page.getByTitle(`Draw ${hub.name}_7`).waitFor();
    await page.keyboard.type(`${hub.name}_8`);
    await page.getByTitle(`Draw ${hub.name}_7`).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/unfold=/);
    await page.getByText('Nothing in the group matches.').waitFor();
    await focused('[aria-label="Search in the group"]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^3 more datasets/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${hub.name}_8`) }).waitFor();
    await page.goBack();
    await group.waitFor();
  });

  it('searches a path to an entity, sees it highlighted, and sees a message if there is none', async () => {
    const hub = await ingestHub(1);
    page = await pages.open(`/dataset/${encodeURIComponent(hub.urn)}/Lineage?down=0`);
    const field = page.getByLabel('Show paths to an entity');
    await field.fill(`${hub.name}_0`);
    await page.getByRole('option', { name: `${hub.name}_0` }).click();
    await page.locator('path[data-path]').first().waitFor({ state: 'attached' });
    await field.fill('daily_revenue');
    await page
      .getByRole('option', { name: /^daily_revenue/ })
      .first()
      .click();
    await page.getByText(`No lineage path connects ${hub.name} and daily_revenue.`).waitFor();
    await page.reload();
    await page.getByText(`No lineage path connects ${hub.name} and daily_revenue.`).waitFor();
    await page.getByRole('button', { name: 'Remove the path' }).click();
    await focused('[aria-label="Show paths to an entity"]');
    expect(address()).not.toContain('path=');
  });

  it('gets the focus back on the button that opened a dialog after closing it', async () => {
    page = await pages.open('/ingestion/pedalmoor-sample');
    const closed = async (opener: string) => {
      await page.locator('[role=dialog]:focus-within').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: opener, exact: true }).and(page.locator(':focus')).waitFor();
    };
    await page.getByRole('button', { name: 'Roll back…', disabled: false }).press('Enter');
    await closed('Roll back…');
    await visit(page, '/search?query=daily_revenue');
    await page.getByRole('checkbox', { name: 'Select daily_revenue' }).click();
    await page.getByRole('button', { name: 'Change' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Add tags' }).click();
    await closed('Change');
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
    await page.locator('[role=dialog]:focus-within').getByLabel('Add a feature').fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await keepPicture(page, 'edit-features');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Made for a test').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The feature table has no features yet').waitFor();
    await visit(page, `/mlModels/${encodeURIComponent(model)}/Group`);
    await page.getByRole('button', { name: 'Edit groups…' }).click();
    await page.locator('[role=dialog]:focus-within').getByLabel('Add a group').fill(`${name}_group`);
    await page.getByRole('option', { name: `${name}_group` }).click();
    await dialog.getByRole('button', { name: `Remove ${name}_group` }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: `${name}_group` }).waitFor();
  });

  it('sees a message on each address without a page, entity or run, with a link to go on', async () => {
    const missing: readonly (readonly [path: string, status: number, title: string, text: string])[] = [
      ['/nowhere', 404, 'Page not found', 'There is no page at this address'],
      ['/settings/nope', 404, 'Page not found', 'There is no page at this address'],
      ['/dataset/%E0%A4%A', 404, 'Page not found', 'There is no page at this address'],
      ['/nosuchtype/urn:li:nosuchtype:a', 404, 'Page not found', 'which is unknown to the model'],
      [`/nosuchtype/${encodeURIComponent(REVENUE)}`, 404, 'Page not found', 'The page of the entity'],
      ['/dataset/urn:li:dataset:(none', 200, 'Page not found', 'is not a valid URN'],
      ['/ingestion/none', 200, 'No such run', 'No write has this run ID'],
      [REVENUE_PAGE.replace('daily_revenue', 'none'), 200, 'Entity not found', 'no entity with this URN'],
    ];
    page = await pages.open('/browse');
    for (const [path, status, title, text] of missing) {
      const answer = await page.goto(pages.catalog.url + path);
      await heading(title);
      await page.getByText(text).waitFor();
      expect([path, answer?.status()]).toEqual([path, status]);
      expect(await page.getByRole('button', { name: 'Roll back…' }).count()).toBe(0);
    }
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Browse the catalog' }).click();
    await heading('Browse');
  });

  it('opens links in a description in place, links to other sites in a new tab, and never sees unsafe ones', async () => {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${unique('page.linked')},PROD)`;
    const { url } = pages.catalog;
    const description = [
      `[by URN](${REVENUE})`,
      `[by address](${url}${REVENUE_PAGE}/Lineage)`,
      '[by path](/search?query=revenue)',
      '[elsewhere](https://example.com/)',
      '[docs](/restli/docs)',
      '[script](javascript:alert)',
      '[data](data:text/html,a)',
      '[![badge](https://example.com/badge.svg)](https://example.com/build)',
    ].join(' ');
    await pages.catalog.ingest(urn, 'datasetProperties', { description });
    page = await pages.open(`/dataset/${encodeURIComponent(urn)}/Documentation`);
    const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
    await link('by URN').waitFor();
    for (const name of ['script', 'data']) {
      await page.getByText(name, { exact: false }).first().waitFor();
      expect(await link(name).count()).toBe(0);
    }
    for (const name of ['elsewhere', 'docs', 'badge']) {
      const [target, rel] = [await link(name).getAttribute('target'), await link(name).getAttribute('rel')];
      expect([name, target, rel]).toEqual([name, '_blank', 'noopener noreferrer']);
    }
    const loaded = await page.evaluate<number>('performance.timeOrigin');
    for (const [name, there] of [
      ['by URN', /daily_revenue/],
      ['by address', /\/Lineage$/],
      ['by path', /\/search\?query=revenue$/],
    ] as const) {
      await link(name).click();
      await page.waitForURL(there);
      await page.goBack();
      await link(name).waitFor();
    }
    expect(await page.evaluate<number>('performance.timeOrigin')).toBe(loaded);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('sees the URN of a hit if only the URN matches', async () => {
    const name = unique('seldom');
    await pages.catalog.ingest(`urn:li:chart:(superset,${name})`, 'chartInfo', {
      ...{ title: 'Trips by hour', description: '', lastModified: STAMPS },
    });
    page = await pages.open(`/search?query=${name}`);
    await page.getByText(`urn:li:chart:(superset,${name})`).waitFor();
    expect(await page.getByText(/^Found in/).count()).toBe(1);
  });

  it('reads descriptions, tags and the impact of a table on a phone', async () => {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${unique('page.phone')},PROD)`;
    const column = { nativeDataType: 'text', type: { type: { 'com.linkedin.schema.StringType': {} } } };
    await pages.catalog.ingest(urn, 'schemaMetadata', {
      ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: Array.from({ length: 120 }, (_, index) => ({
        ...column,
        fieldPath: `column_${index}`,
        description: `Describes ${index} ${'at some length '.repeat(index % 9)}`,
        globalTags: { tags: [{ tag: 'urn:li:tag:gold' }] },
      })),
    });
    const phone = { viewport: { width: 390, height: 800 } };
    page = await pages.open(`/dataset/${encodeURIComponent(urn)}/Schema`, phone);
    await page.getByText('Describes 0').waitFor();
    await page
      .getByRole('row', { name: /column_0/ })
      .getByRole('link', { name: 'gold' })
      .waitFor();
    await page.getByRole('row', { name: /column_0/ }).focus();
    await page.keyboard.press('End');
    await page.getByText('Describes 119').waitFor();
    // The first row is the table's head, which stays in view and covers other rows.
    expect(await findOverlaps(page.getByRole('row'))).toEqual([]);
    expect(await findAxeProblems(page)).toEqual([]);
    await keepPicture(page, 'schema-phone-end');
    await visit(page, `${REVENUE_PAGE}/Lineage?view=impact`);
    const box = page.getByRole('region', { name: 'Entities' });
    await box.getByRole('link').first().waitFor();
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await findAxeProblems(page)).toEqual([]);
  });

  it('reads a description with a wide table and wide code on a phone', async () => {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${unique('page.wide')},PROD)`;
    const description = [
      '| a | b |',
      '| --- | --- |',
      `| 1 | ${'x'.repeat(300)} |`,
      '',
      '```',
      'y'.repeat(300),
      '```',
    ];
    await pages.catalog.ingest(urn, 'datasetProperties', { description: description.join('\n') });
    page = await pages.open(`/dataset/${encodeURIComponent(urn)}/Documentation`, {
      viewport: { width: 390, height: 800 },
    });
    await page.getByRole('cell', { name: /^x+$/ }).waitFor();
    expect(await contentWidth(page)).toBeLessThanOrEqual(390);
    expect(await findAxeProblems(page)).toEqual([]);
  });
});

const STAMPS = {
  created: { time: 0, actor: 'urn:li:corpuser:datahub' },
  lastModified: { time: 0, actor: 'urn:li:corpuser:datahub' },
};

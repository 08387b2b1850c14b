/** The home and search pages with assertion results, last changes, structured properties and long facets. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { findAxeProblems } from './page-looks.js';
import { settled, startPages, visit, type PageTest } from './page-support.js';

/** A time later than all assertion runs of other tests. */
const LATE = 9_000_000_000_000;

describeInBrowser('a user who searches', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  const ingest = async (...proposals: object[]) => {
    const { status, text } = await pages.catalog.ingestBatch(proposals);
    if (status !== 200) throw new Error(text);
  };
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

  it('sees failing assertions on the home page, and all of them in a search', async () => {
    const [table, check] = [unique('page.failing'), unique('page.check')];
    const assertion = `urn:li:assertion:${check}`;
    const description = `Every row of ${table} has a reason`;
    await ingest(
      proposal(datasetUrn(table), 'datasetProperties', { name: table }),
      proposal(assertion, 'assertionInfo', {
        ...{ type: 'VOLUME', description },
        volumeAssertion: { type: 'ROW_COUNT_TOTAL', entity: datasetUrn(table) },
      }),
      proposal(assertion, 'assertionRunEvent', {
        ...{ timestampMillis: LATE, runId: 'x', assertionUrn: assertion, asserteeUrn: datasetUrn(table) },
        ...{ status: 'COMPLETE', result: { type: 'FAILURE' } },
      }),
    );
    page = await pages.open('/');
    const row = page.getByRole('listitem').filter({ hasText: description });
    await row.getByRole('link', { name: table, exact: true }).waitFor();
    await page.getByRole('link', { name: /failing assertions/ }).click();
    await page.getByRole('checkbox', { name: /^Assertion status: Failing/, checked: true }).waitFor();
    expect([parameter('type'), parameter('assertionStatus')]).toEqual(['assertion', 'FAILING']);
    await visit(page, `/search?query=${encodeURIComponent(`"${table}"`)}&type=dataset`);
    await page.getByRole('checkbox', { name: /^Failing assertions: Yes, 1/ }).click();
    await page.getByRole('link', { name: table, exact: true }).waitFor();
    expect(parameter('hasFailingAssertions')).toBe('true');
  });

  it('sorts by the last change in the catalog', async () => {
    const word = uniqueWord('changed');
    const [first, second] = [`${word}_first`, `${word}_second`];
    for (const name of [first, second])
      await ingest(proposal(datasetUrn(name), 'datasetProperties', { name }));
    await ingest(proposal(datasetUrn(first), 'datasetProperties', { name: first, description: 'later' }));
    page = await pages.open(`/search?query=${word}`);
    await page.getByLabel('Sort by').selectOption('Last changed in the catalog');
    await page.waitForURL(/sort=-updated/);
    const names = page.getByRole('link', { name: new RegExp(`^${word}`) });
    // The changed table comes first.
    await names.first().filter({ hasText: first }).waitFor();
    expect(await names.allInnerTexts()).toEqual([first, second]);
    await page.reload();
    await settled(page);
    expect(await names.allInnerTexts()).toEqual([first, second]);
  });

  it('filters by a structured property that has its own filter', async () => {
    const [id, word] = [`page.${uniqueWord('kept')}`, uniqueWord('keeper')];
    const property = `urn:li:structuredProperty:${id}`;
    const kept = (name: string, text: string) =>
      proposal(datasetUrn(name), 'structuredProperties', {
        properties: [{ propertyUrn: property, values: [{ string: text }] }],
      });
    const displayName = unique('Retention');
    await ingest(
      proposal(property, 'propertyDefinition', {
        ...{ qualifiedName: id, displayName, valueType: 'urn:li:dataType:datahub.string' },
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      }),
      proposal(property, 'structuredPropertySettings', { showInSearchFilters: true }),
      kept(`${word}_a`, 'Ninety days'),
      kept(`${word}_b`, 'Seven years'),
    );
    page = await pages.open(`/search?query=${word}`);
    await page.getByRole('checkbox', { name: `${displayName}: Seven years, 1` }).click();
    await page.getByRole('button', { name: `Remove filter ${displayName}: Seven years` }).waitFor();
    expect(parameter(`structuredProperties.${id}`)).toBe('Seven years');
    const names = page.getByRole('link', { name: new RegExp(`^${word}`) });
    await names.getByText(`${word}_a`).waitFor({ state: 'detached' });
    expect(await names.allInnerTexts()).toEqual([`${word}_b`]);
    expect(await findAxeProblems(page)).toEqual([]);
  });

  it('sees that a facet has more than 100 values, and finds the other ones by name', async () => {
    const word = uniqueWord('plat');
    await ingest(
      ...Array.from({ length: 110 }, (_, index) =>
        proposal(datasetUrn(`${word}_${index}`, `${word}${index}`), 'status', { removed: false }),
      ),
    );
    page = await pages.open(`/search?query=${word}`);
    const platforms = page.getByRole('region', { name: 'Platform' });
    await platforms.getByText('100 of 110').waitFor();
    await platforms.getByLabel('Filter platform values').fill(word);
    await platforms.getByText('100 of 110').waitFor({ state: 'detached' });
    await visit(page, '/');
    const home = page.locator('section', { has: page.getByRole('heading', { name: 'Platforms' }) });
    await home.getByRole('button', { name: /^Show all/ }).click();
    await home.getByLabel('Filter platforms').fill(`${word}109`);
    await home.getByRole('link', { name: new RegExp(`^${word}109`) }).waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
  });
});

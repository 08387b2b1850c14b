/** Usage events that the pages send, and what becomes of them. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { unique } from '../helpers/catalog.js';
import { startPages, type PageTest } from './page-support.js';

const TRACKING = '/openapi/v1/tracking/track';
const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';

/** Records the events that a page sends. */
function listen(page: Page): any[] {
  const events: any[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === TRACKING) events.push(request.postDataJSON());
  });
  return events;
}

/** Returns the status of the answer to the next event of a type. */
async function whenStored(page: Page, type: string): Promise<number> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith(TRACKING) && response.request().postDataJSON().type === type,
  );
  return answer.status();
}

describeInBrowser('the usage of the pages', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  const recommended = async (moduleId: string): Promise<string[]> => {
    const { listRecommendations } = await pages.catalog.query(
      `{ listRecommendations(input: { userUrn: "", requestContext: { scenario: HOME } }) {
        modules { moduleId content { value } } } }`,
    );
    const found = listRecommendations.modules.find((module: any) => module.moduleId === moduleId);
    return (found?.content ?? []).map(({ value }: any) => value);
  };

  it('changes the recommendations: a search, a click on a hit, and the opened entity', async () => {
    page = await pages.open('/');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    const cookies = await page.context().cookies();
    const events = listen(page);
    // The page sends them at the same time, so that either can be stored first.
    const stored = Promise.all(
      ['EntityViewEvent', 'EntitySectionViewEvent'].map((type) => whenStored(page, type)),
    );
    await page.keyboard.press('/');
    await page.keyboard.type('daily_revenue');
    await page.getByRole('option', { name: /All results/ }).click();
    await page
      .getByRole('list', { name: 'Results' })
      .getByRole('link', { name: 'daily_revenue' })
      .first()
      .click();
    await page.locator('h1', { hasText: 'daily_revenue' }).waitFor();
    expect(await stored).toEqual([200, 200]);
    const opened = decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '');
    expect(events).toEqual(
      expect.arrayContaining([
        { type: 'SearchEvent', query: 'daily_revenue' },
        { type: 'SearchResultsViewEvent', query: 'daily_revenue', total: expect.any(Number) },
        { type: 'SearchResultClickEvent', entityUrn: opened, query: 'daily_revenue' },
        { type: 'EntityViewEvent', entityUrn: opened },
        { type: 'EntitySectionViewEvent', entityUrn: opened, section: expect.any(String) },
      ]),
    );
    expect(events.filter(({ type }) => type === 'PageViewEvent')).toHaveLength(2);
    expect(await recommended('RecentlyViewedEntities')).toContain(opened);
    expect(await page.context().cookies()).toEqual(cookies);
  });

  it('counts a search once, whatever filters and pages follow', async () => {
    page = await pages.open('/search?query=revenue');
    const events = listen(page);
    await page.getByRole('checkbox', { name: /^Platform: Snowflake/ }).click();
    await page.waitForURL(/platform=/);
    await page.getByRole('link', { name: 'Build daily_revenue' }).waitFor({ state: 'detached' });
    expect(events).toEqual([]);
  });

  it('does not matter to a page if the service refuses the events', async () => {
    page = await pages.open('/');
    await page.route(`**${TRACKING}`, (route) => route.abort());
    await page.goto(`${pages.catalog.url}/dataset/${encodeURIComponent(REVENUE)}/Documentation`);
    await page.locator('h1', { hasText: 'daily_revenue' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describeInBrowser('a service that stores no usage events', () => {
  it('gets none', async () => {
    const pages = await startPages({ usage: { isOn: false } });
    const page = await pages.open('/');
    const events = listen(page);
    await page.goto(`${pages.catalog.url}/search?query=${unique('nothing')}`);
    await page.getByText(/Nothing was found/).waitFor();
    expect(events).toEqual([]);
    await pages.stop();
  }, 240_000);
});

/** Checks every page with the sample data in light and dark: accessible, no errors, no requests to other origins. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../helpers/browser.js';
import { DESKTOP } from './kept-pages.js';
import { contentWidth, findAxeProblems, keepPicture } from './page-looks.js';
import { settled, startPages, visit, type PageTest } from './page-support.js';

const at = (type: string, urn: string, tab: string) => `/${type}/${encodeURIComponent(urn)}/${tab}`;

const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';
const MODEL = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,station_demand_forecast_4,PROD)';

/** Name of the picture, address, text of the page's h1, tab. */
const PAGES: readonly (readonly [string, string, string, string?])[] = [
  ['home', '/', 'Catalog'],
  ['search', '/search?query=revenue', 'Results for “revenue”'],
  ['browse', '/browse', 'Browse'],
  ['documents', '/documents', 'Documents'],
  ['analytics', '/analytics', 'Analytics'],
  ['changes', '/changes', 'Changes'],
  ['ingestion', '/ingestion', 'Ingestion runs'],
  ['sources', '/sources', 'Ingestion sources'],
  ['source-new', '/sources/new', 'New ingestion source'],
  ['settings-tokens', '/settings/tokens', 'Access tokens'],
  ['settings-views', '/settings/views', 'Views'],
  ['settings-users', '/settings/users', 'Users'],
  ['settings-service-accounts', '/settings/service-accounts', 'Service accounts'],
  ['settings-groups', '/settings/groups', 'Groups'],
  ['settings-roles', '/settings/roles', 'Roles'],
  ['settings-policies', '/settings/policies', 'Policies'],
  ['settings-policy', '/settings/policies/new', 'New policy'],
  ['settings-secrets', '/settings/secrets', 'Secrets'],
  ['settings-posts', '/settings/posts', 'Announcements'],
  ['settings-ownership-types', '/settings/ownership-types', 'Ownership types'],
  ['settings-properties', '/settings/properties', 'Structured properties'],
  ...[
    'Schema',
    'Documentation',
    'Lineage',
    'Properties',
    'Queries',
    'Statistics',
    'Quality',
    'Runs',
    'History',
    'Raw',
  ].map(
    (tab) => [`dataset-${tab.toLowerCase()}`, at('dataset', REVENUE, tab), 'daily_revenue', tab] as const,
  ),
  ['model-features', at('mlModels', MODEL, 'Features'), 'station_demand_forecast_4', 'Features'],
  ['model-group', at('mlModels', MODEL, 'Group'), 'station_demand_forecast_4', 'Group'],
  [
    'feature-table',
    at('featureTables', 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,station_demand)', 'Features'),
    'station_demand',
    'Features',
  ],
];

describeInBrowser('every page', () => {
  let pages: PageTest;
  let page: Page;
  beforeAll(async () => {
    pages = await startPages();
    page = await pages.open('/');
  }, 240_000);
  afterAll(() => pages.stop());

  const tabs = () => page.getByRole('navigation', { name: 'Tabs of this page' });

  it.each(PAGES.map(([name, ...given]) => [name, given] as const))(
    '%s is readable in both colour schemes and fits a phone',
    async (name, [path, heading, tab]) => {
      await page.setViewportSize(DESKTOP);
      await visit(page, path);
      // The previous page stays until this one is loaded.
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      if (tab !== undefined) await tabs().locator('[aria-current=page]', { hasText: tab }).waitFor();
      await settled(page);
      expect(await page.locator('h1').innerText()).toBe(heading);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
        expect(await findAxeProblems(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
        await keepPicture(page, `${name}-${colorScheme}`);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await settled(page);
      expect(await contentWidth(page)).toBeLessThanOrEqual(390);
      await keepPicture(page, `${name}-phone`);
    },
  );

  it('requests nothing from other origins, and logs no errors', () => {
    expect([...pages.watched.origins].filter((origin) => origin !== pages.catalog.url)).toEqual([]);
    expect(pages.watched.complaints).toEqual([]);
  });
});

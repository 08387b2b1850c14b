/** Checks every page with the sample data in light and dark: accessible, no errors, no requests to other origins. */
import { describeInBrowser } from '../helpers/browser.js';
import { contentWidth, findAxeProblems, keepPicture } from './page-looks.js';
import { settled, startPages, type PageTest } from './page-support.js';

const at = (type: string, urn: string, tab: string) => `/${type}/${encodeURIComponent(urn)}/${tab}`;

const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';
const MODEL = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,station_demand_forecast_4,PROD)';

/** Name of the picture, address, text of the page's h1. */
const PAGES: readonly (readonly [string, string, string])[] = [
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
  ].map((tab) => [`dataset-${tab.toLowerCase()}`, at('dataset', REVENUE, tab), 'daily_revenue'] as const),
  ['model-features', at('mlModels', MODEL, 'Features'), 'station_demand_forecast_4'],
  ['model-group', at('mlModels', MODEL, 'Group'), 'station_demand_forecast_4'],
  [
    'feature-table',
    at('featureTables', 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,station_demand)', 'Features'),
    'station_demand',
  ],
];

describeInBrowser('every page', () => {
  let pages: PageTest;
  beforeAll(async () => {
    pages = await startPages();
  }, 240_000);
  afterEach(() => pages.release());
  afterAll(() => pages.stop());

  it.each(PAGES)('%s is readable in both colour schemes and fits a phone', async (name, path, heading) => {
    const page = await pages.open(path);
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
  });

  it('requests nothing from other origins, and logs no errors', () => {
    expect([...pages.watched.origins].filter((origin) => origin !== pages.catalog.url)).toEqual([]);
    expect(pages.watched.complaints).toEqual([]);
  });
});

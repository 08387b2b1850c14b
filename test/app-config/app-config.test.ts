/** What the service reports about itself. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { rootCookie, startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const CONFIG = `{ appConfig { appVersion authConfig { tokenAuthEnabled } analyticsConfig { enabled }
  managedIngestionConfig { enabled } testsConfig { enabled } viewsConfig { enabled }
  lineageConfig { supportsImpactAnalysis } identityManagementConfig { enabled }
  chromeExtensionConfig { enabled lineageEnabled } homePageConfig { firstInPersonalSidebar }
  searchBarConfig { apiVariant } searchCardConfig { showDescription } searchFlagsConfig { defaultSkipHighlighting }
  featureFlags { metricsEnabled showProductUpdates entityVersioningEnabled } } latestProductUpdate { id } }`;

it('the service reports its version and what it can do', async () => {
  const { appConfig, latestProductUpdate } = await catalog.query(CONFIG);
  const enabled = { enabled: true };
  expect(appConfig).toEqual({
    appVersion: expect.stringMatching(/./),
    authConfig: { tokenAuthEnabled: false },
    ...{
      analyticsConfig: enabled,
      managedIngestionConfig: enabled,
      testsConfig: enabled,
      viewsConfig: enabled,
    },
    ...{ lineageConfig: { supportsImpactAnalysis: true }, identityManagementConfig: enabled },
    chromeExtensionConfig: { enabled: true, lineageEnabled: true },
    homePageConfig: { firstInPersonalSidebar: 'YOUR_ASSETS' },
    searchBarConfig: { apiVariant: 'SEARCH_ACROSS_ENTITIES' },
    searchCardConfig: { showDescription: false },
    searchFlagsConfig: { defaultSkipHighlighting: false },
    featureFlags: { metricsEnabled: true, showProductUpdates: false, entityVersioningEnabled: true },
  });
  expect(latestProductUpdate).toBeNull();
});

it('every feature flag has a value', async () => {
  const { __type } = await catalog.query('{ __type(name: "FeatureFlagsConfig") { fields { name } } }');
  const names: string[] = __type.fields.map(({ name }: any) => name);
  const { appConfig } = await catalog.query(`{ appConfig { featureFlags { ${names.join(' ')} } } }`);
  expect(Object.values(appConfig.featureFlags).filter((flag) => typeof flag !== 'boolean')).toEqual([]);
});

it('the paths of the logo and the icon are served', async () => {
  const { appConfig } = await catalog.query('{ appConfig { visualConfig { logoUrl faviconUrl } } }');
  for (const path of Object.values<string>(appConfig.visualConfig)) {
    const { status, headers } = await fetch(catalog.url + path);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  }
});

it('a service with sign-in reports that it needs tokens', async () => {
  const secured = await startSecured();
  try {
    const headers = { cookie: await rootCookie(secured) };
    const { data } = await secured.graphql('{ appConfig { authConfig { tokenAuthEnabled } } }', {}, headers);
    expect(data.appConfig.authConfig).toEqual({ tokenAuthEnabled: true });
  } finally {
    await secured.stop();
  }
});

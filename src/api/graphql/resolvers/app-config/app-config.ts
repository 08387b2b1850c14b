/** The configuration of this service. */
import { searchableTypes } from '../../../../catalog/search/searchable-types.js';
import type { GraphqlContext } from '../../context.js';
import { featureFlags } from '../../../../catalog/settings/feature-flags.js';

/** Path of the icon that the service serves for its own pages. */
const ICON = '/icon.svg';

/** What does not depend on this service. Pages decide about texts that are empty. */
const VISUAL = {
  ...{ logoUrl: ICON, faviconUrl: ICON, appTitle: '', theme: { themeId: '' } },
  ...{ hideGlossary: false, showFullTitleInLineage: false },
  queriesTab: { queriesTabResultSize: 5 },
  entityProfiles: { domain: { defaultTab: '' } },
  searchResult: { enableNameHighlight: true },
};

const CONSTANT = {
  identityManagementConfig: { enabled: true },
  managedIngestionConfig: { enabled: true },
  lineageConfig: { supportsImpactAnalysis: true },
  visualConfig: VISUAL,
  telemetryConfig: { enableThirdPartyLogging: false },
  testsConfig: { enabled: true },
  viewsConfig: { enabled: true },
  searchBarConfig: { apiVariant: 'SEARCH_ACROSS_ENTITIES' },
  searchCardConfig: { showDescription: false },
  searchFlagsConfig: { defaultSkipHighlighting: false },
  chromeExtensionConfig: { enabled: true, lineageEnabled: true },
  homePageConfig: { firstInPersonalSidebar: 'YOUR_ASSETS' },
  entityIndexV3: { enabled: false },
} as const;

export const appConfigQueries = {
  appConfig: (_: unknown, __: unknown, { services }: GraphqlContext) => ({
    ...CONSTANT,
    appVersion: services.facts.version,
    analyticsConfig: { enabled: services.usage.isOn },
    authConfig: { tokenAuthEnabled: services.facts.requiresSignIn },
    semanticSearchConfig: {
      enabled: true,
      enabledEntities: searchableTypes(services.model),
      // Trellis has no embeddings, so the configuration tells clients not to compute any.
      embeddingConfig: null,
    },
    featureFlags: featureFlags(services),
    neo4jBrowserUrl: services.neo4jBrowserUrl ?? null,
  }),
  latestProductUpdate: () => null,
};

export const appConfigTypes = {
  VisualConfig: {
    /** The setting concerns all users, so it does not depend on what the caller may view. The fields of one request share the read. */
    application: async (_: unknown, __: unknown, { globalSettings }: GraphqlContext) => {
      const { showsApplications: isShown } = await globalSettings.load('');
      return { showSidebarSectionWhenEmpty: isShown, showApplicationInNavigation: isShown };
    },
  },
} as const;

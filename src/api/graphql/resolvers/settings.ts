/** The configuration of this service, and the settings of the catalog and of the current user. */
import { featureFlags } from '../../../catalog/feature-flags.js';
import { TEMPLATE_PROPERTIES } from '../../../catalog/pages/built-in-pages.js';
import { searchableTypes } from '../../../catalog/search/searchable-types.js';
import {
  changeOwnHomePage,
  setApplications,
  setDocPropagation,
  setGlobalDefaultView,
  setOwnAppearance,
  setOwnDefaultView,
  setOwnLanguage,
} from '../../../catalog/settings.js';
import { VIEW_INFO } from '../../../catalog/views.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, QueryResolvers, Resolvers, UserSetting } from '../generated/schema-types.js';
import { findDescribed, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

export const settingsQueries = {
  appConfig: (_, __, { services }) => ({
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
  globalViewsSettings: async (_, __, context) => {
    const view = await findDescribed((await read(context)).defaultView, VIEW_INFO, context);
    return { defaultView: view?.urn.text ?? null };
  },
  docPropagationSettings: async (_, __, context) => ({
    docColumnPropagation: (await read(context)).propagatesToColumns,
  }),
  globalHomePageSettings: async (_, __, context) => ({
    defaultTemplate: await findDescribed((await read(context)).defaultTemplate, TEMPLATE_PROPERTIES, context),
  }),
} satisfies QueryResolvers;

export const settingsMutations = {
  updateGlobalViewsSettings: (_, { input }, context) => setGlobalDefaultView(context, input.defaultView),
  updateDocPropagationSettings: (_, { input }, context) =>
    setDocPropagation(context, input.docColumnPropagation),
  updateApplicationsSettings: (_, { input }, context) => setApplications(context, input.enabled),
  updateCorpUserViewsSettings: (_, { input }, context) => setOwnDefaultView(context, input.defaultView),
  updateCorpUserLocaleSettings: (_, { input }, context) => setOwnLanguage(context, input.language),
  updateUserSetting: (_, { input }, context) =>
    setOwnAppearance(context, APPEARANCE[input.name], input.value),
  updateUserHomePageSettings: (_, { input }, context) => changeOwnHomePage(context, input),
} satisfies MutationResolvers;

export const settingsTypes = {
  VisualConfig: {
    /** The setting concerns all users, so it does not depend on what the caller may view. The fields of one request share the read. */
    application: async (_, __, { globalSettings }) => {
      const { showsApplications: isShown } = await globalSettings.load('');
      return { showSidebarSectionWhenEmpty: isShown, showApplicationInNavigation: isShown };
    },
  },
  // A setting that refers to something that does not exist any more counts as not set.
  CorpUserViewsSettings: { defaultView: memberWith(VIEW_INFO, 'defaultView') },
  CorpUserHomePageSettings: { pageTemplate: memberWith(TEMPLATE_PROPERTIES, 'pageTemplate') },
  AssetSummarySettingsTemplate: { template: memberWith(TEMPLATE_PROPERTIES, 'template') },
} satisfies Resolvers;

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

const APPEARANCE = {
  SHOW_SIMPLIFIED_HOMEPAGE: 'showSimplifiedHomepage',
  SHOW_THEME_V2: 'showThemeV2',
} as const satisfies Record<UserSetting, string>;

/** The fields of one request share the read. */
const read = ({ globalSettings }: GraphqlContext) => globalSettings.load('');

function memberWith(aspectName: string, member: string) {
  return ({ value }: StoredRecord, _: unknown, context: GraphqlContext): Promise<EntityRef | null> =>
    findDescribed(memberAt(value, [member]), aspectName, context);
}

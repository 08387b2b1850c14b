/** Settings of the catalog, and of the current user. */
import { TEMPLATE_PROPERTIES } from '../../../catalog/pages/built-in-pages.js';
import {
  setApplications,
  setDocPropagation,
  setGlobalDefaultView,
} from '../../../catalog/settings/global-settings.js';
import {
  changeOwnHomePage,
  setOwnAppearance,
  setOwnDefaultView,
  setOwnLanguage,
} from '../../../catalog/settings/personal-settings.js';
import { VIEW_INFO } from '../../../catalog/views/stored-view.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, UserSetting } from '../generated/schema-types.js';
import { findDescribed } from '../loaders/find-described.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

const APPEARANCE = {
  SHOW_SIMPLIFIED_HOMEPAGE: 'showSimplifiedHomepage',
  SHOW_THEME_V2: 'showThemeV2',
} as const satisfies Record<UserSetting, string>;

/** The fields of one request share the read. */
const read = ({ globalSettings }: GraphqlContext) => globalSettings.load('');

export const settingsQueries = {
  globalViewsSettings: async (_: unknown, __: unknown, context: GraphqlContext) => {
    const view = await findDescribed((await read(context)).defaultView, VIEW_INFO, context);
    return { defaultView: view?.urn.text ?? null };
  },
  docPropagationSettings: async (_: unknown, __: unknown, context: GraphqlContext) => ({
    docColumnPropagation: (await read(context)).propagatesToColumns,
  }),
  globalHomePageSettings: async (_: unknown, __: unknown, context: GraphqlContext) => ({
    defaultTemplate: await findDescribed((await read(context)).defaultTemplate, TEMPLATE_PROPERTIES, context),
  }),
};

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

/** A setting that refers to something that does not exist any more counts as not set. */
export const settingsTypes = {
  CorpUserViewsSettings: { defaultView: memberWith(VIEW_INFO, 'defaultView') },
  CorpUserHomePageSettings: { pageTemplate: memberWith(TEMPLATE_PROPERTIES, 'pageTemplate') },
  AssetSummarySettingsTemplate: { template: memberWith(TEMPLATE_PROPERTIES, 'template') },
} as const;

function memberWith(aspectName: string, member: string) {
  return ({ value }: StoredRecord, _: unknown, context: GraphqlContext): Promise<EntityRef | null> =>
    findDescribed(memberAt(value, [member]), aspectName, context);
}

/** Fields that change modules and templates of pages, and the templates of assets. */
import { ASSET_SETTINGS, setSummaryTemplate } from '../../../catalog/pages/asset-settings.js';
import { deleteModule, upsertModule } from '../../../catalog/pages/module-commands.js';
import { deleteTemplate, upsertTemplate } from '../../../catalog/pages/template-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';

export const pageMutations = {
  upsertPageModule: async (_, { input }, context) => storedEntityRef(await upsertModule(context, input)),
  deletePageModule: (_, { input }, context) => deleteModule(context, input.urn),
  upsertPageTemplate: async (_, { input }, context) => storedEntityRef(await upsertTemplate(context, input)),
  deletePageTemplate: (_, { input }, context) => deleteTemplate(context, input.urn),
  updateAssetSettings: async (_, { input }, context) => {
    const urn = await setSummaryTemplate(context, input.urn, input.summary?.template);
    const stored = await context.aspects.load(urn, ASSET_SETTINGS);
    return new StoredRecord(stored?.value ?? {}, context.services.model.parseUrn(urn));
  },
} satisfies MutationResolvers;

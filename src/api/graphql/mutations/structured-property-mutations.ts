/** Fields that set and remove values of structured properties. */
import { removeProperties, setProperties } from '../../../catalog/structured-properties/assign-properties.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { StoredRecord } from '../mapping/record.js';

export const structuredPropertyMutations = {
  upsertStructuredProperties: async (_, { input }, context) => {
    const { assetUrn, structuredPropertyInputParams: properties } = input;
    return readBack(context, await setProperties(context, { assetUrn, properties }));
  },
  removeStructuredProperties: async (_, { input }, context) => {
    const { assetUrn, structuredPropertyUrns: properties } = input;
    return readBack(context, await removeProperties(context, { assetUrn, properties }));
  },
} satisfies MutationResolvers;

async function readBack({ aspects, services }: GraphqlContext, asset: string): Promise<StoredRecord> {
  const stored = await aspects.load(asset, 'structuredProperties');
  return new StoredRecord(stored?.value ?? { properties: [] }, services.model.parseUrn(asset));
}

/** Fields that link and unlink versions of assets. */
import { linkVersion, unlinkVersion } from '../../../catalog/version-sets/version-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const versionMutations = {
  linkAssetVersion: async (_, { input }, context) => storedEntityRef(await linkVersion(context, input)),
  unlinkAssetVersion: async (_, { input }, context) => storedEntityRef(await unlinkVersion(context, input)),
} satisfies MutationResolvers;

/** Fields that write connections. */
import { upsertConnection } from '../../../catalog/connections/connection-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const connectionMutations = {
  upsertConnection: async (_, { input }, context) => storedEntityRef(await upsertConnection(context, input)),
} satisfies MutationResolvers;

/** Fields that create, change and delete tests of metadata. */
import { createTest, deleteTest, updateTest } from '../../../catalog/metadata-tests/test-commands.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';

/** The privilege to edit a test as an entity does not suffice. @throws FORBIDDEN */
async function requireManager({ services }: Pick<GraphqlContext, 'services'>): Promise<void> {
  await services.requirePlatformPrivilege(['MANAGE_TESTS'], 'manage tests');
}

export const testMutations = {
  createTest: async (_, { input }, context) => {
    await requireManager(context);
    return createTest(context, input);
  },
  updateTest: async (_, { urn, input }, context) => {
    await requireManager(context);
    return updateTest(context, urn, input);
  },
  deleteTest: async (_, { urn }, context) => {
    await requireManager(context);
    return deleteTest(context, urn);
  },
} satisfies MutationResolvers;

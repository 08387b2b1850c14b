/** Fields for reported operations. */
import { reportOperation } from '../../../catalog/dataset-operations/report-operation.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const operationMutations = {
  reportOperation: async (_, { input }, context) => {
    await reportOperation(context, input);
    return 'true';
  },
} satisfies MutationResolvers;

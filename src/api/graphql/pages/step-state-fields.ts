/** Fields that show and store which introductions users have seen. */
import { findStepStates, storeStepStates } from '../../../catalog/step-states/step-states.js';
import type { GraphqlContext } from '../context.js';
import type { BatchGetStepStatesInput, MutationResolvers } from '../generated/schema-types.js';
import type { Args } from '../search/inputs.js';

export const stepStateQueries = {
  batchGetStepStates: async (
    _: unknown,
    { input }: Args<BatchGetStepStatesInput>,
    context: GraphqlContext,
  ) => ({ results: await findStepStates(context, input.ids) }),
};

export const stepStateMutations = {
  batchUpdateStepStates: async (_, { input }, context) => {
    const ids = await storeStepStates(context, input.states);
    return { results: ids.map((id) => ({ id, succeeded: true })) };
  },
} satisfies MutationResolvers;

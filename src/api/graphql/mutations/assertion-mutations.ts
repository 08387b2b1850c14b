/** Fields for assertions that another tool checks. */
import {
  reportAssertionResult,
  upsertCustomAssertion,
} from '../../../catalog/assertions/report-assertion.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const assertionMutations = {
  upsertCustomAssertion: async (_, { urn, input }, context) =>
    storedEntityRef(await upsertCustomAssertion(context, urn, input)),
  reportAssertionResult: (_, { urn, result }, context) => reportAssertionResult(context, urn, result),
} satisfies MutationResolvers;

/** `setDomain` and similar fields. */
import { assignToDomain } from '../../../catalog/domains/assign-to-domain.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const domainAssignments = {
  setDomain: (_, { entityUrn, domainUrn }, context) => assignToDomain(context, [entityUrn], domainUrn),
  unsetDomain: (_, { entityUrn }, context) => assignToDomain(context, [entityUrn], undefined),
  batchSetDomain: (_, { input }, context) => {
    const urns = input.resources.map(({ resourceUrn }) => resourceUrn);
    return assignToDomain(context, urns, input.domainUrn);
  },
} satisfies MutationResolvers;

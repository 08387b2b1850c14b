/** Fields that create, move and delete domains. */
import { createDomain, deleteDomain } from '../../../catalog/domains/domain-commands.js';
import { DOMAINS, moveInto } from '../../../catalog/hierarchies/hierarchy.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const domainMutations = {
  createDomain: (_, { input }, context) => createDomain(context, input),
  deleteDomain: (_, { urn }, context) => deleteDomain(context, urn),
  moveDomain: (_, { input }, context) =>
    moveInto(context, DOMAINS, { child: input.resourceUrn, parent: input.parentDomain }),
} satisfies MutationResolvers;

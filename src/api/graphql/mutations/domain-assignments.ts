/** `setDomain` and its like: which domain entities belong to. */
import type { Proposal } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { store } from '../../../catalog/commands/store.js';

/** One domain or none, in the place of whatever was there; with several at once the last one holds. */
async function assign(
  context: GraphqlContext,
  entities: readonly string[],
  domain: string | null | undefined,
): Promise<boolean> {
  const urns = entities.map((urn) => readUrn(context, urn));
  const domains = domain ? [readUrn(context, domain, 'domain')] : [];
  await requireEntities(
    context,
    [...urns, ...domains].map((urn) => ({ urn })),
  );
  const value = JSON.stringify({ domains });
  await store(
    context,
    urns.map((urn): Proposal => ({ urn, aspectName: 'domains', changeType: 'UPSERT', value })),
  );
  return true;
}

export const domainAssignments = {
  setDomain: (_, { entityUrn, domainUrn }, context) => assign(context, [entityUrn], domainUrn),
  unsetDomain: (_, { entityUrn }, context) => assign(context, [entityUrn], undefined),
  batchSetDomain: (_, { input }, context) => {
    const urns = input.resources.map(({ resourceUrn }) => resourceUrn);
    return assign(context, urns, input.domainUrn);
  },
} satisfies MutationResolvers;

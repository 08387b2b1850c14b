/** Deprecation and soft deletion. */
import { formatUrn } from '../../../model/urn/format-urn.js';
import { encodePart } from '../../../model/urn/percent.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';
import type { BatchUpdateDeprecationInput, MutationResolvers } from '../generated/schema-types.js';
import { patchProposal, setStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { readResources, requireResources, type Resource } from '../../../catalog/commands/resources.js';
import { store } from '../../../catalog/commands/store.js';

async function deprecate(context: GraphqlContext, input: BatchUpdateDeprecationInput): Promise<boolean> {
  const resources = readResources(context, input.resources);
  const { deprecated, decommissionTime, note } = input;
  const replacement = input.replacement ? readUrn(context, input.replacement) : undefined;
  await requireResources(context, resources, replacement === undefined ? [] : [replacement]);
  const value = JSON.stringify({
    deprecated,
    ...(typeof decommissionTime === 'number' && { decommissionTime }),
    note: note ?? '',
    actor: context.actor,
    replacement,
  });
  await store(
    context,
    resources.map((resource): Proposal => {
      return { urn: ownUrnOf(resource), aspectName: 'deprecation', changeType: 'UPSERT', value };
    }),
  );
  return true;
}

/** A schema field is an entity of its own where more is said of it than tags, terms and a description. */
function ownUrnOf({ urn, field }: Resource): string {
  return field === undefined ? urn : formatUrn('schemaField', [urn, encodePart(field)]);
}

export const lifecycleMutations = {
  updateDeprecation: (_, { input }, context) => {
    const { urn: resourceUrn, subResource, subResourceType } = input;
    const resource = {
      resourceUrn,
      subResource: subResource ?? null,
      subResourceType: subResourceType ?? null,
    };
    return deprecate(context, { ...input, resources: [resource] });
  },
  batchUpdateDeprecation: (_, { input }, context) => deprecate(context, input),
  batchUpdateSoftDeleted: async (_, { input }, context) => {
    const urns = input.urns.map((urn) => readUrn(context, urn));
    await requireEntities(
      context,
      urns.map((urn) => ({ urn })),
    );
    await store(
      context,
      urns.map((urn) => patchProposal({ urn, aspectName: 'status' }, [setStep(['removed'], input.deleted)])),
    );
    return true;
  },
} satisfies MutationResolvers;

/** Data products and their assets. */
import { inTurn } from '../../kernel/in-turn.js';
import { MAX_PAGE_SIZE } from '../../kernel/limits.js';
import type { Proposal } from '../../write/types.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { createEntity, newUrn } from './create-entity.js';
import { deleteEntity } from './delete-entity.js';
import { ownedByCreator } from './owners.js';
import { patchProposal, setStep, type PatchStep } from './patch-proposal.js';
import { readUrn, requireEntities } from './require-entities.js';
import { stampOf, store } from './store.js';
import { updateMembers } from './update-members.js';

/** Where an asset was is looked up before it is stored, so assignments wait for one another (in this process). */
const assigning = inTurn();

/** Assets stand with the product, so what they were in before must be looked up. */
async function assign(
  context: GraphqlContext,
  assets: readonly string[],
  product: string | undefined,
): Promise<void> {
  const pages = await context.services.relationships.listPages(
    assets.map((urn) => ({
      urn,
      direction: 'INCOMING',
      types: ['DataProductContains'],
      start: 0,
      count: MAX_PAGE_SIZE,
      includeRemoved: true,
    })),
  );
  const steps = new Map<string, PatchStep[]>();
  const addStep = (urn: string, step: PatchStep) => steps.set(urn, [...(steps.get(urn) ?? []), step]);
  assets.forEach((asset, index) => {
    for (const { entity } of pages[index]?.relationships ?? [])
      if (entity !== product) addStep(entity, { op: 'remove', path: ['assets', asset] });
    if (product !== undefined) addStep(product, setStep(['assets', asset, 'destinationUrn'], asset));
  });
  const aspectName = 'dataProductProperties';
  await store(
    context,
    [...steps].map(([urn, ofProduct]) => patchProposal({ urn, aspectName }, ofProduct)),
  );
}

export const dataProductMutations = {
  createDataProduct: async (_, { input }, context) => {
    const urn = newUrn(context, 'dataProduct', input.id);
    const domain = readUrn(context, input.domainUrn, 'domain');
    await requireEntities(context, [{ urn: domain }]);
    const { name, description } = input.properties;
    const value = { name, ...(description && { description }) };
    const domains = JSON.stringify({ domains: [domain] });
    const further: Proposal[] = [
      { urn, aspectName: 'domains', changeType: 'UPSERT', value: domains },
      ownedByCreator(urn, stampOf(context)),
    ];
    await createEntity(context, { urn, aspectName: 'dataProductProperties', value }, further);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateDataProduct: (_, { urn, input }, context) => {
    const aspectName = 'dataProductProperties';
    return updateMembers(context, urn, { entityType: 'dataProduct', aspectName, values: { ...input } });
  },
  deleteDataProduct: (_, { urn }, context) => deleteEntity(context, urn, 'dataProduct'),
  batchSetDataProduct: async (_, { input }, context) => {
    const assets = [...new Set(input.resourceUrns.map((urn) => readUrn(context, urn)))];
    const product = input.dataProductUrn ? readUrn(context, input.dataProductUrn, 'dataProduct') : undefined;
    const named = product === undefined ? assets : [product, ...assets];
    await requireEntities(
      context,
      named.map((urn) => ({ urn })),
    );
    await assigning(() => assign(context, assets, product));
    return true;
  },
} satisfies MutationResolvers;

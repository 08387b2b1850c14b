/** Data products and their assets. */
import type { Proposal } from '../../../catalog/writes/types.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { assignToProduct } from './data-product-assets.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { ownedByCreator } from './owners.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf } from '../../../catalog/commands/store.js';
import { updateMembers } from '../../../catalog/commands/update-members.js';
import { withoutNaming } from '../../../catalog/commands/without-naming.js';

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
  updateDataProduct: async (_, { urn, input }, context) => {
    const aspectName = 'dataProductProperties';
    const update = { entityType: 'dataProduct', aspectName, values: { ...input } };
    return storedEntityRef(await updateMembers(context, urn, update));
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
    await withoutNaming(context, named, assignToProduct(context, assets, product));
    return true;
  },
} satisfies MutationResolvers;

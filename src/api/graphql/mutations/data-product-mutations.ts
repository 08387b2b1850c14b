/** Fields that change data products and their assets. */
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import {
  assignToProduct,
  createDataProduct,
  updateDataProduct,
} from '../../../catalog/data-products/data-product-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';

export const dataProductMutations = {
  createDataProduct: async (_, { input }, context) => {
    const urn = await createDataProduct(context, input);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateDataProduct: async (_, { urn, input }, context) =>
    storedEntityRef(await updateDataProduct(context, urn, input)),
  deleteDataProduct: (_, { urn }, context) => deleteEntity(context, urn, 'dataProduct'),
  batchSetDataProduct: (_, { input }, context) =>
    assignToProduct(context, input.resourceUrns, input.dataProductUrn),
} satisfies MutationResolvers;

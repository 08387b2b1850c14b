/** Making, moving and deleting domains. */
import { CatalogError } from '../../../core/errors.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { DOMAINS, moveInto, parentOf } from './hierarchy.js';
import { ownedByCreator } from './owners.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf } from '../../../catalog/commands/store.js';

export const domainMutations = {
  createDomain: async (_, { input }, context) => {
    const urn = newUrn(context, 'domain', input.id);
    const stamp = stampOf(context);
    const parent = await parentOf(context, DOMAINS, input.parentDomain);
    const value = {
      name: input.name,
      ...(input.description && { description: input.description }),
      created: { ...stamp },
      ...parent,
    };
    return createEntity(context, { urn, aspectName: 'domainProperties', value }, [
      ownedByCreator(urn, stamp),
    ]);
  },
  deleteDomain: async (_, { urn: text }, context) => {
    const urn = readUrn(context, text, 'domain');
    await requireEntities(context, [{ urn }]);
    const children = await context.services.unscoped.relationships.listRelationships({
      urn,
      direction: 'INCOMING',
      types: ['IsPartOf'],
      page: { start: 0, count: 1 },
    });
    if (children.total > 0)
      throw new CatalogError('CONFLICT', `${urn} has domains in it; delete or move them first`, {
        rule: 'only empty domains are deleted',
      });
    return deleteEntity(context, urn, 'domain');
  },
  moveDomain: (_, { input }, context) =>
    moveInto(context, DOMAINS, { child: input.resourceUrn, parent: input.parentDomain }),
} satisfies MutationResolvers;

/** Making, changing and deleting tags. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import { EntityRef } from '../mapping/entity-ref.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { ownedByCreator } from './owners.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

export const tagMutations = {
  createTag: (_, { input }, context) => {
    const urn = newUrn(context, 'tag', input.id);
    const value = { name: input.name, ...(input.description && { description: input.description }) };
    return createEntity(context, { urn, aspectName: 'tagProperties', value }, [
      ownedByCreator(urn, stampOf(context)),
    ]);
  },
  updateTag: async (_, { urn: text, input }, context) => {
    const urn = await requireTag(context, text);
    if (input.urn !== urn)
      throw new CatalogError('INVALID_REQUEST', `${input.urn} is not the tag ${urn} that is to be updated`, {
        path: '/input/urn',
        rule: 'the same tag',
      });
    await patchProperties(context, urn, [
      setStep(['name'], input.name),
      ...(input.description === undefined ? [] : [setStep(['description'], input.description)]),
    ]);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  deleteTag: (_, { urn }, context) => deleteEntity(context, urn, 'tag'),
  setTagColor: async (_, { urn: text, colorHex }, context) => {
    if (!COLOR.test(colorHex))
      throw new CatalogError('INVALID_REQUEST', `${colorHex} is no colour such as #1a2b3c`, {
        path: '/colorHex',
        rule: '# and three, six or eight hexadecimal digits',
      });
    const urn = await requireTag(context, text);
    await patchProperties(context, urn, [setStep(['colorHex'], colorHex)]);
    return true;
  },
} satisfies MutationResolvers;

async function requireTag(context: GraphqlContext, text: string): Promise<string> {
  const urn = readUrn(context, text, 'tag');
  await requireEntities(context, [{ urn }]);
  return urn;
}

function patchProperties(
  context: GraphqlContext,
  urn: string,
  steps: readonly PatchStep[],
): Promise<unknown> {
  return store(context, [patchProposal({ urn, aspectName: 'tagProperties' }, steps)]);
}

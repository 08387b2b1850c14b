/** Groups of people that are made here. */
import { CatalogError } from '../../../core/errors.js';
import { parseKeepingDigits } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type { AddGroupMembersInput, MutationResolvers } from '../generated/schema-types.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

/** Membership stands with the people: as many may join one group at once as there are people. */
async function changeMembers(
  context: GraphqlContext,
  op: PatchStep['op'],
  input: AddGroupMembersInput,
): Promise<boolean> {
  const group = readUrn(context, input.groupUrn, 'corpGroup');
  const users = input.userUrns.map((urn) => readUrn(context, urn, 'corpuser'));
  const wanted = [{ urn: group, aspects: ['origin'] }, ...users.map((urn) => ({ urn }))];
  const found = await requireEntities(context, wanted);
  const origin = found.get(group)?.aspects.get('origin')?.text;
  if (origin !== undefined && (parseKeepingDigits(origin) as { type: unknown }).type === 'EXTERNAL')
    throw new CatalogError('INVALID_REQUEST', `${group} comes from elsewhere, and gets its members there`, {
      path: '/groupUrn',
      rule: 'a group that was made here',
    });
  const path = ['nativeGroups', group];
  const step: PatchStep = op === 'add' ? setStep(path, group) : { op, path };
  await store(
    context,
    users.map((urn) => patchProposal({ urn, aspectName: 'nativeGroupMembership' }, [step])),
  );
  return true;
}

export const groupMutations = {
  createGroup: (_, { input }, context) => {
    const urn = newUrn(context, 'corpGroup', input.id);
    const value = {
      displayName: input.name,
      ...(input.description && { description: input.description }),
      admins: [],
      members: [],
      groups: [],
      created: { ...stampOf(context) },
    };
    const origin = JSON.stringify({ type: 'NATIVE' });
    return createEntity(context, { urn, aspectName: 'corpGroupInfo', value }, [
      { urn, aspectName: 'origin', changeType: 'UPSERT', value: origin },
    ]);
  },
  addGroupMembers: (_, { input }, context) => changeMembers(context, 'add', input),
  removeGroupMembers: (_, { input }, context) => changeMembers(context, 'remove', input),
} satisfies MutationResolvers;

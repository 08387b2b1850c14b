/** Creates groups that are managed in the catalog itself, and changes their members. */
import { invalidRequest } from '../core/errors.js';
import { parseKeepingDigits } from '../core/json.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import { readUrn, requireEntities } from './commands/require-entities.js';
import { requireName, type Optional } from './commands/command-input.js';
import { stampOf, storeInExisting } from './commands/store.js';

interface NewGroup {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
  readonly description?: Optional<string>;
}

/**
 * Creates a group whose members are managed in this catalog.
 * @throws CONFLICT if the group exists; INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createGroup(
  context: CommandContext,
  { id, name, description }: NewGroup,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, 'corpGroup', id);
  const value = {
    displayName: name,
    ...(description && { description }),
    admins: [],
    members: [],
    groups: [],
    created: { ...stampOf(context) },
  };
  const origin = JSON.stringify({ type: 'NATIVE' });
  return createEntity(context, { urn, aspectName: 'corpGroupInfo', value }, [
    { urn, aspectName: 'origin', changeType: 'UPSERT', value: origin },
  ]);
}

interface MemberChange {
  readonly groupUrn: string;
  readonly userUrns: readonly string[];
}

/** Adds users to a group. @throws NOT_FOUND unless all exist; INVALID_URN; INVALID_REQUEST for an external group */
export async function addGroupMembers(context: CommandContext, change: MemberChange): Promise<boolean> {
  return changeMembers(context, change, (path, group) => setStep(path, group));
}

/** Removes users from a group. @throws NOT_FOUND unless all exist; INVALID_URN; INVALID_REQUEST for an external group */
export async function removeGroupMembers(context: CommandContext, change: MemberChange): Promise<boolean> {
  return changeMembers(context, change, (path) => ({ op: 'remove', path }));
}

/** Users list their groups, so many users can join one group at the same time. */
async function changeMembers(
  context: CommandContext,
  { groupUrn, userUrns }: MemberChange,
  stepOf: (path: readonly string[], group: string) => PatchStep,
): Promise<boolean> {
  const group = readUrn(context, groupUrn, 'corpGroup');
  const users = userUrns.map((urn) => readUrn(context, urn, 'corpuser'));
  const wanted = [{ urn: group, aspects: ['origin'] }, ...users.map((urn) => ({ urn }))];
  const found = await requireEntities(context, wanted);
  const origin = found.get(group)?.aspects.get('origin')?.text;
  if (origin !== undefined && (parseKeepingDigits(origin) as { type: unknown }).type === 'EXTERNAL')
    throw invalidRequest(
      '/groupUrn',
      `${group} is an external group; change its members at its source`,
      'a group that the catalog manages',
    );
  const step = stepOf(['nativeGroups', group], group);
  await storeInExisting(
    context,
    users.map((urn) => patchProposal({ urn, aspectName: 'nativeGroupMembership' }, [step])),
  );
  return true;
}

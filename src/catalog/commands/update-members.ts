/** Sets members of one aspect. */
import type { CommandContext } from './command-context.js';
import { omitNullish } from './omit-nullish.js';
import { patchProposal, setMembers } from './patch-proposal.js';
import { readUrn, requireEntities } from './require-entities.js';
import { storeInExisting } from './store.js';

interface Update {
  readonly entityType: string;
  readonly aspectName: string;
  /** Members to set; those that are null or undefined stay as they are. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** @returns the stored form of the URN. @throws NOT_FOUND, INVALID_URN */
export async function updateMembers(
  context: CommandContext,
  text: string,
  { entityType, aspectName, values }: Update,
): Promise<string> {
  const urn = readUrn(context, text, entityType);
  await requireEntities(context, [{ urn }]);
  const steps = setMembers(omitNullish(values));
  if (steps.length > 0) await storeInExisting(context, [patchProposal({ urn, aspectName }, steps)]);
  return urn;
}

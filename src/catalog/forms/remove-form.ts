/** Removes forms from assets. */
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';

const ASPECT = 'forms';
const KEYS = { incompleteForms: ['urn'], completedForms: ['urn'], verifications: ['form'] };

/** Removes a form from assets, whether they have completed it or not; verifications stay. @throws NOT_FOUND, INVALID_URN */
export async function removeForm(
  context: CommandContext,
  { formUrn, entityUrns }: { readonly formUrn: string; readonly entityUrns: readonly string[] },
): Promise<boolean> {
  const form = readUrn(context, formUrn, 'form');
  const urns = [...new Set(entityUrns.map((urn) => readUrn(context, urn)))];
  const found = await requireEntities(context, [
    { urn: form },
    ...urns.map((urn) => ({ urn, aspects: [ASPECT] })),
  ]);
  // A patch would add the aspect to assets without forms.
  const having = urns.filter((urn) =>
    found.get(urn)?.aspects.get(ASPECT)?.text.includes(JSON.stringify(form)),
  );
  if (having.length === 0) return true;
  await storeInExisting(
    context,
    having.map((urn) => proposeFormRemoval(urn, form, { isVerified: false })),
  );
  return true;
}

/** @param isVerified whether to remove the verification, too */
export function proposeFormRemoval(
  urn: string,
  form: string,
  { isVerified }: { readonly isVerified: boolean },
): Proposal {
  const lists = ['incompleteForms', 'completedForms', ...(isVerified ? ['verifications'] : [])];
  const steps = lists.map((list): PatchStep => ({ op: 'remove', path: [list, form] }));
  return patchProposal({ urn, aspectName: ASPECT }, steps, KEYS);
}

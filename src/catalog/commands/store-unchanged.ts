/** Writes that stand on what was read before: they count only if nobody changed that in between. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type { StoredAspect } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';
import { unchangedProposal } from '../writes/unchanged-proposal.js';
import type { CommandContext } from './command-context.js';
import { patchText, type PatchStep } from './patch-proposal.js';
import { store } from './store.js';

/**
 * Changes nothing, and fails the whole write where the aspect is not the one that was read, or where one came to be.
 * @param stored as it was read; undefined where there was none
 * @param steps say again what stands there: what they name is what the sender must be allowed to change
 */
export function requireUnchanged(
  target: { readonly urn: string; readonly aspectName: string },
  stored: Pick<StoredAspect, 'version' | 'systemMetadata'> | undefined,
  steps: readonly PatchStep[] = [],
): Proposal {
  if (stored === undefined) return { ...target, changeType: 'DELETE', ifVersion: 0 };
  return unchangedProposal(target, stored, patchText(steps));
}

/** Of several who change one thing at once, one gets through each time. */
const MAX_ATTEMPTS = 50;

/**
 * @param propose reads, and makes proposals that carry the versions it read (`ifVersion`); is asked again where they do not hold any more
 * @throws CONFLICT when others were faster every time
 */
export async function storeUnchanged(
  context: CommandContext,
  propose: () => Promise<readonly Proposal[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const proposals = await propose();
    if (proposals.length === 0) return;
    try {
      await store(context, proposals);
      return;
    } catch (error) {
      if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
      if (attempt < MAX_ATTEMPTS) continue;
      const rule = 'unchanged between reading and writing';
      throw new CatalogError('CONFLICT', 'Others keep changing this; try again', { rule }, { cause: error });
    }
  }
}

/** Writes that depend on a previous read: they succeed only if the aspects did not change in between. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type { StoredAspect } from '../entities/types.js';
import type { PlatformPermission, Proposal } from '../writes/types.js';
import { unchangedProposal } from '../writes/unchanged-proposal.js';
import type { CommandContext } from './command-context.js';
import { patchText, type PatchStep } from './patch-proposal.js';
import { store } from './store.js';

/**
 * Builds a proposal that changes nothing, and fails the whole write if the aspect has changed or was created since it was read.
 * @param stored as it was read; undefined if it did not exist
 * @param steps must repeat stored values; the actor needs the permission to change what they name
 */
export function requireUnchanged(
  target: { readonly urn: string; readonly aspectName: string },
  stored: Pick<StoredAspect, 'version' | 'systemMetadata'> | undefined,
  steps: readonly PatchStep[] = [],
): Proposal {
  if (stored === undefined) return { ...target, changeType: 'DELETE', ifVersion: 0 };
  return unchangedProposal(target, stored, patchText(steps));
}

/** Concurrent writers can fail repeatedly, but in each round one of them succeeds. */
const MAX_ATTEMPTS = 50;

/**
 * Stores proposals that depend on a read, and repeats both after a concurrent change.
 * @param propose reads, and returns proposals with the versions that it read (`ifVersion`); called again for each attempt
 * @param permittedBy replaces the permissions for the changes
 * @throws CONFLICT if every attempt fails
 */
export async function storeUnchanged(
  context: CommandContext,
  propose: () => Promise<readonly Proposal[]>,
  permittedBy?: PlatformPermission,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const proposals = await propose();
    if (proposals.length === 0) return;
    try {
      await store(context, proposals, permittedBy);
      return;
    } catch (error) {
      if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
      if (attempt < MAX_ATTEMPTS) continue;
      const rule = 'unchanged between reading and writing';
      throw new CatalogError(
        'CONFLICT',
        'Concurrent requests keep changing this; try again',
        { rule },
        { cause: error },
      );
    }
  }
}

/** Stores the proposals of a command. */
import type { AuditStamp } from '../../model/types.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import type { PlatformPermission, Proposal, WriteResult } from '../writes/types.js';
import type { StoredAspect } from '../entities/types.js';
import { unchangedProposal, patchText, type PatchStep, patchProposal, setMembers } from './proposals.js';
import type { CommandContext } from './command-context.js';
import { omitNullish } from './command-input.js';
import { requireEntity } from './require-entities.js';

/**
 * Writes all proposals in one transaction, or none.
 * @param permittedBy replaces the permissions for the changes
 */
export async function store(
  { services, actor, facts }: Pick<CommandContext, 'services' | 'actor' | 'facts'>,
  proposals: readonly Proposal[],
  permittedBy?: PlatformPermission,
): Promise<readonly WriteResult[]> {
  return services.writer.write(proposals, { actor, facts, permittedBy });
}

/** Does the same for proposals that change existing entities. @throws NOT_FOUND if one of these has been deleted since it was read */
export function storeInExisting(
  context: Pick<CommandContext, 'services' | 'actor' | 'facts'>,
  proposals: readonly Proposal[],
): Promise<readonly WriteResult[]> {
  return store(context, proposals.map(inExisting));
}

/** Makes a proposal fail if its entity has been deleted, instead of creating it again. */
export function inExisting(proposal: Proposal): Proposal {
  return { ...proposal, ifEntityExists: true };
}

/** The actor and the current time. */
export function stampOf({ actor, clock }: Pick<CommandContext, 'actor' | 'clock'>): AuditStamp {
  return { time: clock.now(), actor };
}

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

/** Members of one aspect to set. */
interface Update {
  readonly entityType: string;
  readonly aspectName: string;
  /** Members to set; those that are null or undefined stay as they are. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Sets members of one aspect. @returns the stored form of the URN. @throws NOT_FOUND, INVALID_URN */
export async function updateMembers(
  context: CommandContext,
  text: string,
  { entityType, aspectName, values }: Update,
): Promise<string> {
  const urn = await requireEntity(context, text, entityType);
  const steps = setMembers(omitNullish(values));
  if (steps.length > 0) await storeInExisting(context, [patchProposal({ urn, aspectName }, steps)]);
  return urn;
}

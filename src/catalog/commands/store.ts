/** Stores the proposals of a command. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { PlatformPermission, Proposal, WriteResult } from '../writes/types.js';
import type { CommandContext } from './command-context.js';

/**
 * Writes all proposals in one transaction, or none.
 * @param permittedBy replaces the permissions for the changes
 */
export async function store(
  { services, actor, facts }: Pick<CommandContext, 'services' | 'actor' | 'facts'>,
  proposals: readonly Proposal[],
  permittedBy?: PlatformPermission,
): Promise<readonly WriteResult[]> {
  return services.writer.write(proposals, { actor, facts, ...(permittedBy && { permittedBy }) });
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

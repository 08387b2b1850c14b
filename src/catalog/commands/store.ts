/** Stores the proposals of a command. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { Proposal, WriteResult } from '../writes/types.js';
import type { CommandContext } from './command-context.js';

/** Writes all proposals in one transaction, or none. */
export async function store(
  { services, actor }: Pick<CommandContext, 'services' | 'actor'>,
  proposals: readonly Proposal[],
): Promise<readonly WriteResult[]> {
  return services.writer.write(proposals, { actor });
}

/** The actor and the current time. */
export function stampOf({ actor, clock }: Pick<CommandContext, 'actor' | 'clock'>): AuditStamp {
  return { time: clock.now(), actor };
}

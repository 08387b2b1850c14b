/** Assigns entities to domains. */
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';

/**
 * Assigns entities to one domain, or to none. The domain replaces any others. If several requests do so at the same time, the last wins.
 * @throws NOT_FOUND unless the entities and the domain exist; INVALID_URN
 */
export async function assignToDomain(
  context: CommandContext,
  entities: readonly string[],
  domain: string | null | undefined,
): Promise<boolean> {
  const urns = entities.map((urn) => readUrn(context, urn));
  const domains = domain ? [readUrn(context, domain, 'domain')] : [];
  await requireEntities(
    context,
    [...urns, ...domains].map((urn) => ({ urn })),
  );
  await storeInExisting(
    context,
    urns.map((urn) => proposeDomains(urn, domains)),
  );
  return true;
}

/** Replaces the domains of an entity. @param domains at most one; none removes the entity from its domain */
export function proposeDomains(urn: string, domains: readonly string[]): Proposal {
  return { urn, aspectName: 'domains', changeType: 'UPSERT', value: JSON.stringify({ domains }) };
}

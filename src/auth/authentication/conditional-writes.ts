/** Writes on condition that the entities still exist, so that a write cannot revive an entity deleted in the meantime. */
import type { Requester } from '../../core/request-facts.js';
import { hasCode } from '../../core/errors.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { unchangedProposal } from '../../catalog/writes/unchanged-proposal.js';
import { notFound, type AuthDeps } from '../auth-deps.js';

type ConditionalWriteDeps = Pick<AuthDeps, 'entities' | 'writer' | 'model'>;

/**
 * Returns proposals that change nothing, but fail the whole write (PRECONDITION_FAILED) if one of the entities was deleted since. Runs one
 * statement.
 * @throws NOT_FOUND for the first missing entity
 */
export async function requireExisting(
  { entities, model }: Omit<ConditionalWriteDeps, 'writer'>,
  urns: readonly string[],
): Promise<Proposal[]> {
  const keys = urns.map((urn) => model.getEntity(model.parseUrn(urn).entityType).keyAspect);
  const found = await entities.findEntities(urns, [...new Set(keys)]);
  const missing = urns.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw notFound(missing);
  return urns.flatMap((urn, index): Proposal[] => {
    const aspectName = keys[index] ?? '';
    const key = found[index]?.aspects.get(aspectName);
    if (key === undefined) return [];
    return [unchangedProposal({ urn, aspectName }, key)];
  });
}

/** @throws NOT_FOUND, also if one of the entities is deleted in the meantime; then nothing is written */
export async function writeToExisting(
  deps: ConditionalWriteDeps,
  proposals: readonly Proposal[],
  by: Requester,
): Promise<void> {
  const urns = [...new Set(proposals.map(({ urn }) => urn))];
  for (let attempt = 1; ; attempt += 1) {
    const demands = await requireExisting(deps, urns);
    try {
      await deps.writer.write([...demands, ...proposals], by);
      return;
    } catch (error) {
      // Reads again, to report which entity is missing.
      if (attempt > 1 || !hasCode(error, 'PRECONDITION_FAILED')) throw error;
    }
  }
}

/** @returns false if a precondition of the write failed */
export async function wasUnchanged(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (hasCode(error, 'PRECONDITION_FAILED')) return false;
    throw error;
  }
}

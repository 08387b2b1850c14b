/** Decides what an actor may change while somebody else makes the change, e.g. the service for the author of a test. */
import { isActive, ACCOUNT_ASPECTS, textsOf } from '../authentication/accounts.js';
import { ROOT_USER } from '../authentication/names.js';
import { CatalogError } from '../../core/errors.js';
import { prepareProposal } from '../../catalog/writes/prepare-proposals.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { changesOf } from './policies/indexed-changes.js';
import type { IndexedChange } from './policies/types.js';
import { permittedChanges, type RequirementDeps } from './write-requirements.js';

/**
 * Tells for each change whether the actor may make it. A suspended, deleted or unknown user may change nothing. One statement, and those of
 * `permittedChanges`; none for the first user.
 */
export async function mayChange(
  deps: RequirementDeps,
  actor: string,
  proposals: readonly Proposal[],
): Promise<readonly boolean[]> {
  if (actor === ROOT_USER) return proposals.map(() => true);
  const [user] = await deps.entities.findEntities([actor], ACCOUNT_ASPECTS);
  if (user === undefined || !isActive(textsOf(user))) return proposals.map(() => false);
  const changes = proposals.flatMap((proposal, index) => validChange(deps, proposal, index));
  const verdicts = await permittedChanges(deps, changes, actor);
  const permitted = new Set(changes.filter((_, at) => verdicts[at] === true).map(({ index }) => index));
  return proposals.map((_, index) => permitted.has(index));
}

/** Returns nothing for a proposal that is not valid: nobody may make such a change. */
function validChange({ model }: RequirementDeps, proposal: Proposal, index: number): IndexedChange[] {
  try {
    return changesOf([prepareProposal(model, proposal, index)]);
  } catch (error) {
    if (error instanceof CatalogError) return [];
    throw error;
  }
}

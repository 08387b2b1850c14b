/** Decides what an actor may change while somebody else makes the change, e.g. the service for the author of a test. */
import { isActive, ACCOUNT_ASPECTS, textsOf } from '../authentication/accounts.js';
import { ROOT_USER } from '../authentication/names.js';
import { CatalogError } from '../../core/errors.js';
import { prepareProposals } from '../../catalog/writes/prepare-proposals.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { changesOf } from './policies/changes-of-steps.js';
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
  const changes = (await Promise.all(proposals.map((proposal) => preparedChange(deps, proposal)))).map(
    (change, index) => change && { ...change, index },
  );
  const valid = changes.filter((change) => change !== undefined);
  const verdicts = await permittedChanges(deps, valid, actor);
  return changes.map((change) => change !== undefined && verdicts[valid.indexOf(change)] === true);
}

/** Nobody may make a change that is not valid. */
async function preparedChange(
  { model }: RequirementDeps,
  proposal: Proposal,
): Promise<IndexedChange | undefined> {
  try {
    const [change] = changesOf(await prepareProposals(model, [proposal]));
    return change;
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}

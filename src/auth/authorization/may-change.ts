/** Decides what an actor may change while somebody else makes the change, e.g. the service for the author of a test. */
import { isActive, ACCOUNT_ASPECTS, textsOf } from '../authentication/accounts.js';
import { ROOT_USER } from '../authentication/names.js';
import type { Change } from './policies/change-permissions.js';
import { permittedChanges, type RequirementDeps } from './write-requirements.js';

/**
 * Tells for each change whether the actor may make it. A suspended, deleted or unknown user may change nothing. One statement, and those of
 * `permittedChanges`; none for the first user.
 */
export async function mayChange(
  deps: RequirementDeps,
  actor: string,
  changes: readonly Change[],
): Promise<readonly boolean[]> {
  if (actor === ROOT_USER) return changes.map(() => true);
  const [user] = await deps.entities.findEntities([actor], ACCOUNT_ASPECTS);
  if (user === undefined || !isActive(textsOf(user))) return changes.map(() => false);
  return permittedChanges(deps, changes, actor);
}

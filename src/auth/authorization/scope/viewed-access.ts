/** What is told of people and of privileges to somebody who may not see everything. */
import type { Access } from '../../types.js';
import type { Readers } from './readers.js';
import { findSeen, type Sight } from './sight.js';

export type ViewedAccess = Pick<Access, 'users' | 'policies' | 'decisions'>;

/**
 * Of somebody who is not seen it is not told whether he has a password here, and of nothing that is not seen what may be done with it:
 * that is told as of what does not exist.
 * @param unscoped everything
 */
export function viewedAccess(
  { users, policies, decisions }: ViewedAccess,
  unscoped: Pick<Readers, 'entities'>,
  sight: Sight,
): ViewedAccess {
  const known = async () => {
    const part = await sight.restricted();
    if (part === undefined) return { entities: unscoped.entities, decisions };
    return { entities: part.readers.entities, decisions: decisions.knowing(part.source) };
  };
  return {
    users: {
      ...users,
      findNative: async (urns) => {
        const isSeen = await findSeen(urns, sight);
        return users.findNative(urns.filter(isSeen));
      },
    },
    policies: {
      ...policies,
      grantedTo: async (question, actor) => policies.grantedTo(question, actor, await known()),
      explainTo: async (question, actor) => policies.explainTo(question, actor, await known()),
    },
    decisions: {
      ...decisions,
      allows: async (actor, demands) => (await known()).decisions.allows(actor, demands),
    },
  };
}

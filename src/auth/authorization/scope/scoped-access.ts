/** What an actor with a partial scope can find out about users and privileges. */
import type { Access } from '../../types.js';
import { findVisible, type ActorScope } from './actor-scope.js';
import type { Readers } from './readers.js';

export type ScopedAccess = Pick<Access, 'users' | 'policies' | 'decisions'>;

/**
 * Never reveals whether a hidden user has a local password. Answers questions about the privileges on a hidden entity as if the entity
 * did not exist.
 * @param unscoped readers of the whole catalog
 */
export function scopedAccess(
  { users, policies, decisions }: ScopedAccess,
  unscoped: Pick<Readers, 'entities'>,
  scope: ActorScope,
): ScopedAccess {
  const known = async () => {
    const scoped = await scope.scopedCatalog();
    if (scoped === undefined) return { entities: unscoped.entities, decisions };
    return { entities: scoped.readers.entities, decisions: decisions.basedOn(scoped.source) };
  };
  return {
    users: {
      ...users,
      findNative: async (urns) => {
        const isVisible = await findVisible(urns, scope);
        return users.findNative(urns.filter(isVisible));
      },
    },
    policies: {
      ...policies,
      grantedTo: async (question, actor) => policies.grantedTo(question, actor, await known()),
      unappliedTo: async (question, actor) => policies.unappliedTo(question, actor, await known()),
      explainTo: async (question, actor) => policies.explainTo(question, actor, await known()),
    },
    decisions: {
      ...decisions,
      allows: async (actor, permissions) => (await known()).decisions.allows(actor, permissions),
    },
  };
}

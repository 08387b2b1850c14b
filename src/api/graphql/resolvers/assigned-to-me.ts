/** Tells whether forms and roles of external systems are assigned to the caller, directly or through one of the caller's groups. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, type StoredRecord } from '../mapping/record.js';

interface Principals {
  readonly users: readonly unknown[];
  readonly groups: readonly unknown[];
}

type Context = Pick<GraphqlContext, 'actor' | 'groups' | 'aspects'>;

async function includesActor({ users, groups }: Principals, context: Context): Promise<boolean> {
  if (users.includes(context.actor)) return true;
  if (groups.length === 0) return false;
  const own = await context.groups.load(context.actor);
  return groups.some((group) => typeof group === 'string' && own.has(group));
}

export const assignedToMe = {
  FormActorAssignment: {
    isAssignedToMe: ({ value }: StoredRecord, _: unknown, context: Context) =>
      includesActor({ users: itemsAt(value, ['users']), groups: itemsAt(value, ['groups']) }, context),
  },
  Role: {
    isAssignedToMe: async ({ urn }: EntityRef, _: unknown, context: Context) => {
      const actors = (await context.aspects.load(urn.text, 'actors'))?.value;
      const named = (list: string, member: string) =>
        itemsAt(actors, [list]).map((item) => memberAt(item, [member]));
      return includesActor({ users: named('users', 'user'), groups: named('groups', 'group') }, context);
    },
  },
} as const;

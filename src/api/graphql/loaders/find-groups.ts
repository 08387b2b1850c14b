import type { EntityReader } from '../../../catalog/entities/types.js';
import { memberAt } from '../mapping/record.js';

/** The aspects of a user that list groups, with their member. */
const LISTS = { groupMembership: 'groups', nativeGroupMembership: 'nativeGroups' } as const;

/** Returns the URNs of the groups of each user, in the order of the users. One statement. */
export async function findGroups(
  entities: Pick<EntityReader, 'findAspects'>,
  users: readonly string[],
): Promise<ReadonlySet<string>[]> {
  const names = Object.keys(LISTS);
  const found = await entities.findAspects(users.map((urn) => ({ urn, names })));
  return users.map((user) => {
    const lists = Object.entries(LISTS).map(([aspect, member]): unknown => {
      const stored = found.get(user)?.aspects.get(aspect);
      return stored && memberAt(JSON.parse(stored.text), [member]);
    });
    return new Set(lists.filter(Array.isArray).flat() as string[]);
  });
}

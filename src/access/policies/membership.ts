/** Who may say who is in which group: it is by groups that people get roles. */
import type { EntityReader } from '../../read/types.js';
import { pathsOf, treeOf, urnsIn } from './patch-steps.js';
import type { Decisions, Demand } from './types.js';
import { demandsOfChange, type Change } from './write-demands.js';

/** The list in each of the aspects. */
const LISTS: Readonly<Record<string, string>> = {
  groupMembership: 'groups',
  nativeGroupMembership: 'nativeGroups',
};

export function isMembership(aspectName: string): boolean {
  return Object.hasOwn(LISTS, aspectName);
}

interface Joined {
  readonly change: Change;
  readonly groups: ReadonlySet<string>;
}

/**
 * One slot for each change. Whoever says who is in a group may write each group that the change is about; of one that gives a role
 * or privileges of the platform they may say who has which role, too. At most three statements, none without changes.
 */
export async function membershipDemands(
  changes: readonly Change[],
  {
    entities,
    decisions,
  }: { readonly entities: EntityReader; readonly decisions: Pick<Decisions, 'findMighty'> },
): Promise<Demand[][]> {
  if (changes.length === 0) return [];
  const stored = await entities.findEntities(
    changes.map(({ urn }) => urn),
    Object.keys(LISTS),
  );
  const joined = changes.map((change, index): Joined => {
    const text = stored[index]?.aspects.get(change.aspectName)?.text;
    return {
      change,
      groups: changedGroups(change, urnsIn(text === undefined ? [] : JSON.parse(text), 'corpGroup')),
    };
  });
  const mighty = await decisions.findMighty([...new Set(joined.flatMap(({ groups }) => [...groups]))]);
  return joined.map(({ change, groups }) =>
    groups.size === 0 ? demandsOfChange(change, 'corpuser') : [...groups].map((urn) => demandOf(urn, mighty)),
  );
}

function demandOf(urn: string, mighty: ReadonlySet<string>): Demand {
  return mighty.has(urn)
    ? { urn, anyOf: ['MANAGE_POLICIES'] }
    : { urn, anyOf: ['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'] };
}

/** Those that the user joins or leaves; more of them where that cannot be told. */
function changedGroups(change: Change, stored: ReadonlySet<string>): Set<string> {
  const named = urnsIn(treeOf(change), 'corpGroup');
  if (change.changeType === 'DELETE') return new Set(stored);
  if (change.changeType !== 'PATCH')
    return new Set([...named, ...stored].filter((group) => named.has(group) !== stored.has(group)));
  const list = LISTS[change.aspectName];
  const isPlain = pathsOf(change)?.every(([first, group]) => first === list && group !== undefined) ?? false;
  return new Set(isPlain ? named : [...named, ...stored]);
}

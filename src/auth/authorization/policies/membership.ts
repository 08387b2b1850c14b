/** Who may say who is in which group: it is by groups that people get roles. */
import type { EntityReader } from '../../../catalog/entities/types.js';
import { isJsonObject } from '../../../core/json.js';
import { isBarePatch, pathsOf, treeOf, urnsIn } from './patch-steps.js';
import type { Decisions, RequiredPermission } from './types.js';
import { permissionsForChange, type Change } from './change-permissions.js';

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
  /** Whether there is no such user yet. */
  readonly isNew: boolean;
  /** Undefined where it cannot be told. */
  readonly groups: ReadonlySet<string> | undefined;
}

const GROUP = 'urn:li:corpGroup:';
/** What the mightiest group needs. */
const PRIVILEGED = ['MANAGE_POLICIES'];

/**
 * One slot for each change. Whoever says who is in a group may write each group that the change is about; of one that gives a role
 * or privileges of the platform they may say who has which role, too. Who names a user that is not there makes one, and may do that,
 * too. At most three statements, none without changes.
 */
export async function membershipPermissions(
  changes: readonly Change[],
  {
    entities,
    decisions,
  }: { readonly entities: EntityReader; readonly decisions: Pick<Decisions, 'findPrivilegedPrincipals'> },
): Promise<RequiredPermission[][]> {
  if (changes.length === 0) return [];
  const stored = await entities.findEntities(
    changes.map(({ urn }) => urn),
    Object.keys(LISTS),
  );
  const joined = changes.map((change, index): Joined => {
    const text = stored[index]?.aspects.get(change.aspectName)?.text;
    return {
      change,
      isNew: stored[index] === undefined,
      groups: changedGroups(change, urnsIn(text === undefined ? [] : JSON.parse(text), 'corpGroup')),
    };
  });
  const privileged = await decisions.findPrivilegedPrincipals([
    ...new Set(joined.flatMap(({ groups = [] }) => [...groups])),
  ]);
  return joined.map(({ change, isNew, groups }) => {
    if (groups === undefined) return [{ urn: change.urn, anyOf: PRIVILEGED }];
    const whole = isNew || groups.size === 0 ? permissionsForChange(change, 'corpuser') : [];
    return [...whole, ...[...groups].map((urn) => permissionOver(urn, privileged))];
  });
}

function permissionOver(urn: string, privileged: ReadonlySet<string>): RequiredPermission {
  return privileged.has(urn)
    ? { urn, anyOf: PRIVILEGED }
    : { urn, anyOf: ['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'] };
}

/** Those that the user joins or leaves. */
function changedGroups(change: Change, stored: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (change.changeType === 'DELETE') return stored;
  if (change.changeType === 'PATCH') return patchedGroups(change);
  const kept = listedGroups(change);
  if (kept === undefined) return undefined;
  return new Set([...kept, ...stored].filter((group) => kept.has(group) !== stored.has(group)));
}

/** Only steps that name one group each tell which: an index, other keys or a list as a whole may take anybody out of any. */
function patchedGroups(change: Change): Set<string> | undefined {
  const list = LISTS[change.aspectName];
  const paths = isBarePatch(change) ? (pathsOf(change) ?? []) : [];
  const groups = paths.flatMap(([first, group = '', ...rest]) =>
    first === list && group.startsWith(GROUP) && rest.length === 0 ? [group] : [],
  );
  return groups.length > 0 && groups.length === paths.length ? new Set(groups) : undefined;
}

/** Of a value that holds the list and nothing else; a group that is named elsewhere in it would seem to be kept. */
function listedGroups(change: Change): Set<string> | undefined {
  const tree = treeOf(change);
  const list = LISTS[change.aspectName] ?? '';
  const items = isJsonObject(tree) && Object.keys(tree).length === 1 ? tree[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  const groups = items.filter((item) => typeof item === 'string').filter((item) => item.startsWith(GROUP));
  return groups.length === items.length ? new Set(groups) : undefined;
}

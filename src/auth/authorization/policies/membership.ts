/** Permissions for changes of memberships. Groups give their members roles, so a membership may grant privileges. */
import type { EntityReader } from '../../../catalog/entities/types.js';
import { isJsonObject } from '../../../core/json.js';
import { isBarePatch, pathsOf, urnsIn } from './patch-steps.js';
import type { Decisions, RequiredPermission, Change } from './types.js';
import { permissionsForChange } from './change-permissions.js';

/** The list of groups, by aspect. */
const LISTS: Readonly<Record<string, string>> = {
  groupMembership: 'groups',
  nativeGroupMembership: 'nativeGroups',
};

export function isMembership(aspectName: string): boolean {
  return Object.hasOwn(LISTS, aspectName);
}

interface Joined {
  readonly change: Change;
  /** The user does not exist yet. */
  readonly isNew: boolean;
  /** Undefined if they are unknown. */
  readonly groups: ReadonlySet<string> | undefined;
}

const GROUP = 'urn:li:corpGroup:';
/** The most that any group may require. */
const PRIVILEGED = ['MANAGE_POLICIES'];

/**
 * One slot for each change. A change of memberships requires the permission to write each group that a user joins or leaves. For a group
 * with a role or platform privileges it requires the permission to manage policies. Naming a missing user creates it, which requires that
 * permission too. At most three statements, none without changes.
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

/** Returns the groups that the user joins or leaves. */
function changedGroups(change: Change, stored: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (change.changeType === 'DELETE') return stored;
  if (change.changeType === 'PATCH') return patchedGroups(change);
  const kept = listedGroups(change);
  if (kept === undefined) return undefined;
  return new Set([...kept, ...stored].filter((group) => kept.has(group) !== stored.has(group)));
}

/** Groups are known only if each step names one. An index, other keys or a whole list may change any membership. */
function patchedGroups(change: Change): Set<string> | undefined {
  const list = LISTS[change.aspectName];
  const paths = isBarePatch(change) ? (pathsOf(change) ?? []) : [];
  const groups = paths.flatMap(([first, group = '', ...rest]) =>
    first === list && group.startsWith(GROUP) && rest.length === 0 ? [group] : [],
  );
  return groups.length > 0 && groups.length === paths.length ? new Set(groups) : undefined;
}

/** Reads a value that contains only the list. A group named elsewhere in the value would seem to be kept. */
function listedGroups(change: Change): Set<string> | undefined {
  const { value: tree } = change;
  const list = LISTS[change.aspectName] ?? '';
  const items = isJsonObject(tree) && Object.keys(tree).length === 1 ? tree[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  const groups = items.filter((item) => typeof item === 'string').filter((item) => item.startsWith(GROUP));
  return groups.length === items.length ? new Set(groups) : undefined;
}

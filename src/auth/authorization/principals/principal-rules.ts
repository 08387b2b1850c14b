/** Permissions for writes that revoke or restore the access of a user, or of all members of a group, and for changes of memberships. */
import type { EntityReader } from '../../../catalog/entities/types.js';
import { isJsonObject } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import { isActive, textsOf } from '../../authentication/accounts.js';
import { permissionsForChange, setsPresent } from '../policies/change-permissions.js';
import { isBarePatch, pathsOf, urnsIn } from '../policies/changes.js';
import type { Change, Decisions, IndexedChange, Privilege, RequiredPermission } from '../policies/types.js';
import { MANAGE_PRINCIPALS, PRINCIPAL_TYPES } from '../policies/write-rules.js';

export interface PrincipalRulesDeps {
  readonly model: MetadataModel;
  readonly entities: EntityReader;
  readonly decisions: Pick<Decisions, 'findPrivilegedPrincipals'>;
}

const MANAGE_POLICIES: readonly Privilege[] = ['MANAGE_POLICIES'];

/** Permissions in addition to those of each single change. At most two statements for a batch, none without principals. */
export async function permissionsOverPrincipals(
  { model, entities, decisions }: PrincipalRulesDeps,
  changes: readonly IndexedChange[],
): Promise<RequiredPermission[]> {
  const revived = await findRevived(entities, changes);
  const deciding = [
    ...changes.filter((change) => revokesAccess(model, change)),
    ...revived.filter(({ entityType }) => entityType === 'corpGroup'),
  ];
  return [
    ...revived.map(({ urn, index }) => ({ urn, index, anyOf: MANAGE_PRINCIPALS })),
    ...(await permissionsOverPrivileged(decisions, deciding)),
  ];
}

/**
 * Revoking the access of a user who manages policies requires the same privilege. So does deleting or restoring a group that gives its
 * members a role or platform privileges, because all members lose or regain them. One statement; none for an empty list.
 */
export async function permissionsOverPrivileged(
  decisions: Pick<Decisions, 'findPrivilegedPrincipals'>,
  named: readonly Pick<RequiredPermission, 'urn' | 'index'>[],
): Promise<RequiredPermission[]> {
  const privileged = await decisions.findPrivilegedPrincipals(named.map(({ urn }) => urn));
  const held = named.filter(({ urn }) => privileged.has(urn));
  return held.map(({ urn, index }) => ({ urn, index, anyOf: MANAGE_POLICIES }));
}

function revokesAccess(model: MetadataModel, change: IndexedChange): boolean {
  const { entityType, aspectName, changeType } = change;
  if (!PRINCIPAL_TYPES.has(entityType)) return false;
  if (aspectName === 'status') return !setsPresent(change);
  // A service account cannot sign in.
  if (aspectName === 'corpUserStatus' || (entityType === 'corpuser' && aspectName === 'subTypes'))
    return true;
  if (changeType !== 'DELETE') return false;
  // A user with nothing but the key cannot sign in either.
  return aspectName === model.getEntity(entityType).keyAspect || aspectName === 'corpUserInfo';
}

/**
 * Returns the changes that restore a deleted principal. Ingestion writes `removed: false` for every principal, and this must not restore
 * one without the privilege.
 */
async function findRevived(
  entities: EntityReader,
  changes: readonly IndexedChange[],
): Promise<readonly IndexedChange[]> {
  const kept = changes.filter(
    (change) =>
      change.aspectName === 'status' && PRINCIPAL_TYPES.has(change.entityType) && setsPresent(change),
  );
  if (kept.length === 0) return [];
  const found = await entities.findEntities(
    kept.map(({ urn }) => urn),
    ['status'],
  );
  return kept.filter((_, at) => {
    const entity = found[at];
    return entity !== undefined && !isActive({ status: textsOf(entity).status });
  });
}

/** The list of groups, by aspect. */
const MEMBERSHIP_LISTS: Readonly<Record<string, string>> = {
  groupMembership: 'groups',
  nativeGroupMembership: 'nativeGroups',
};

export function isMembership(aspectName: string): boolean {
  return Object.hasOwn(MEMBERSHIP_LISTS, aspectName);
}

interface Joined {
  readonly change: Change;
  /** The user does not exist yet. */
  readonly isNew: boolean;
  /** Undefined if they are unknown. */
  readonly groups: ReadonlySet<string> | undefined;
}

const GROUP_PREFIX = 'urn:li:corpGroup:';

/**
 * One slot for each change. Groups give their members roles, so a membership may grant privileges. A change of memberships requires the
 * permission to write each group that a user joins or leaves. For a group with a role or platform privileges it requires the permission to
 * manage policies. Naming a missing user creates it, which requires that permission too. At most three statements, none without changes.
 */
export async function membershipPermissions(
  changes: readonly Change[],
  { entities, decisions }: Omit<PrincipalRulesDeps, 'model'>,
): Promise<RequiredPermission[][]> {
  if (changes.length === 0) return [];
  const stored = await entities.findEntities(
    changes.map(({ urn }) => urn),
    Object.keys(MEMBERSHIP_LISTS),
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
    if (groups === undefined) return [{ urn: change.urn, anyOf: MANAGE_POLICIES }];
    const whole = isNew || groups.size === 0 ? permissionsForChange(change, 'corpuser') : [];
    return [...whole, ...[...groups].map((urn) => permissionOver(urn, privileged))];
  });
}

function permissionOver(urn: string, privileged: ReadonlySet<string>): RequiredPermission {
  return privileged.has(urn)
    ? { urn, anyOf: MANAGE_POLICIES }
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
  const list = MEMBERSHIP_LISTS[change.aspectName];
  const paths = isBarePatch(change) ? (pathsOf(change) ?? []) : [];
  const groups = paths.flatMap(([first, group = '', ...rest]) =>
    first === list && group.startsWith(GROUP_PREFIX) && rest.length === 0 ? [group] : [],
  );
  return groups.length > 0 && groups.length === paths.length ? new Set(groups) : undefined;
}

/** Reads a value that contains only the list. A group named elsewhere in the value would seem to be kept. */
function listedGroups(change: Change): Set<string> | undefined {
  const { value: tree } = change;
  const list = MEMBERSHIP_LISTS[change.aspectName] ?? '';
  const items = isJsonObject(tree) && Object.keys(tree).length === 1 ? tree[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  const groups = items
    .filter((item) => typeof item === 'string')
    .filter((item) => item.startsWith(GROUP_PREFIX));
  return groups.length === items.length ? new Set(groups) : undefined;
}

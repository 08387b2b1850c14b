/** Permissions for writes that revoke or restore the access of a user, or of all members of a group. */
import type { MetadataModel } from '../../../model/types.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import { isActive, textsOf } from '../../authentication/accounts.js';
import type { Decisions, RequiredPermission, Privilege, IndexedChange } from '../policies/types.js';
import { setsPresent } from '../policies/change-permissions.js';
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
  return held.map(({ urn, index }) => ({
    ...{ urn, anyOf: MANAGE_POLICIES },
    ...(index !== undefined && { index }),
  }));
}

function revokesAccess(model: MetadataModel, change: IndexedChange): boolean {
  const { entityType, aspectName, changeType } = change;
  if (!PRINCIPAL_TYPES.has(entityType)) return false;
  if (aspectName === 'status') return !setsPresent(change);
  // A service account cannot sign in.
  if (aspectName === 'corpUserStatus' || (entityType === 'corpuser' && aspectName === 'subTypes'))
    return true;
  if (changeType !== 'DELETE') return false;
  // A user of whom nothing but the key is known cannot sign in either.
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

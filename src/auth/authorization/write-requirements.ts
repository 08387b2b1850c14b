/** Requires all permissions of a write: by policies, by the rules about principals, and by those about the default policies. */
import { prepareProposal } from '../../catalog/writes/prepare-proposals.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { applyPatch } from '../../model/patch/apply-patch.js';
import type { AspectDefinition, MetadataModel, Payload } from '../../model/types.js';
import { ROOT_USER } from '../auth-deps.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from '../authentication/accounts.js';
import {
  permissionForDeletion,
  permissionsForChange,
  subjectsIn,
  withSubjectsOfBatch,
} from './policies/change-permissions.js';
import { changesOf, indexChanges } from './policies/changes.js';
import { personalCases, withoutManaging } from './policies/personal-entities.js';
import { refuseFixedPolicies } from './policies/stored-policy.js';
import type { Change, Decisions, IndexedChange, RequiredPermission } from './policies/types.js';
import { ruleOfType, subjectMembersOf } from './policies/write-rules.js';
import {
  isMembership,
  membershipPermissions,
  permissionsOverPrincipals,
  type PrincipalRulesDeps,
} from './principals/principal-rules.js';
import { checkSystemUsers } from './principals/system-users.js';

export interface RequirementDeps extends PrincipalRulesDeps {
  readonly decisions: Decisions;
}

/**
 * Requires the permissions for changes. In addition to the statements of `Decisions.require`, changes of memberships take two, changes that
 * revoke or restore access take two, and changes of views, page modules, page templates and states of introductions take one.
 * @returns the indexes of the changes by which the actor creates a personal entity. They are permitted only while it does not exist
 * @throws FORBIDDEN
 */
export async function requireChanges(
  deps: RequirementDeps,
  changes: readonly IndexedChange[],
  actor: string,
): Promise<readonly number[]> {
  let creating: readonly number[] = [];
  if (actor !== ROOT_USER) {
    const joining = changes.filter(({ aspectName }) => isMembership(aspectName));
    const memberships = await membershipPermissions(joining, deps);
    const others = await permissionsOfOthers(
      deps,
      changes.filter(({ aspectName }) => !isMembership(aspectName)),
      actor,
    );
    creating = others.creating;
    const permissions = [
      ...joining.flatMap(({ index }, at) =>
        (memberships[at] ?? []).map((permission) => ({ ...permission, index })),
      ),
      ...others.permissions,
    ];
    await requireAll(deps, { permissions, changes }, actor);
  }
  await checkUniversalRules(deps, changes, actor);
  return creating;
}

interface OtherPermissions {
  readonly permissions: readonly RequiredPermission[];
  /** Indexes of the changes by which the actor creates a personal entity. */
  readonly creating: readonly number[];
}

/** Returns the permissions for changes of anything but memberships. What belongs to the actor needs no privilege. */
async function permissionsOfOthers(
  deps: RequirementDeps,
  changes: readonly IndexedChange[],
  actor: string,
): Promise<OtherPermissions> {
  const cases = await personalCases(deps.entities, changes, actor);
  const permissions = changes.flatMap((change, at) => {
    if (cases[at] === 'OWN' || cases[at] === 'NEW') return [];
    return cases[at] === 'ORDINARY' ? permissionsOf(deps, change) : permissionsOfAnother(deps, change);
  });
  const creating = changes.filter((_, at) => cases[at] === 'NEW').map(({ index }) => index);
  return { permissions, creating };
}

/** Returns the permissions for a change of a personal entity of another user. */
function permissionsOfAnother(deps: RequirementDeps, change: IndexedChange): RequiredPermission[] {
  const { manage } = ruleOfType(change.entityType);
  return permissionsOf(deps, change).map((one) => ({ ...one, anyOf: withoutManaging(one.anyOf, manage) }));
}

/**
 * Requires the permissions for undoing writes. It reads neither former values nor groups, so memberships require the highest privilege.
 * @param undone deletions of what was written; for a key aspect, the deletion of the entity or a write
 * @throws FORBIDDEN
 */
export async function requireUndoing(
  deps: RequirementDeps,
  undone: readonly Change[],
  actor: string,
): Promise<void> {
  const changes = indexChanges(deps.model, undone);
  if (actor !== ROOT_USER) {
    const cases = await personalCases(deps.entities, changes, actor);
    const permissions = changes.flatMap((change, at) => {
      if (isMembership(change.aspectName)) return [{ urn: change.urn, anyOf: ['MANAGE_POLICIES'] }];
      return cases[at] === 'OF_ANOTHER' ? permissionsOfAnother(deps, change) : permissionsOf(deps, change);
    });
    await requireAll(deps, { permissions, changes }, actor);
  }
  await checkUniversalRules(deps, changes, actor);
}

/**
 * Decides for each change on its own whether the actor may make it. Changes of memberships are never permitted. At most two statements,
 * one for personal entities, and those of `permissionsOverPrincipals`.
 */
export async function permittedChanges(
  deps: RequirementDeps,
  changes: readonly IndexedChange[],
  actor: string,
): Promise<boolean[]> {
  const others = changes.filter((change) => !isMembership(change.aspectName));
  const plain = new Set(others.map(({ index }) => index));
  const permissions = [
    ...(await permissionsOfOthers(deps, others, actor)).permissions,
    ...(await permissionsOverPrincipals(deps, others)),
  ];
  const verdicts = await deps.decisions.allows(actor, permissions);
  const refused = new Set(permissions.filter((_, at) => verdicts[at] !== true).map(({ index }) => index));
  return changes.map(({ index }) => plain.has(index) && !refused.has(index));
}

/** The rules that bind the first user too. */
async function checkUniversalRules(
  { entities }: RequirementDeps,
  changes: readonly IndexedChange[],
  actor: string,
): Promise<void> {
  await refuseFixedPolicies(entities, changes);
  await checkSystemUsers(entities, changes, actor);
}

interface Requirements {
  readonly permissions: readonly RequiredPermission[];
  readonly changes: readonly IndexedChange[];
}

async function requireAll(
  deps: RequirementDeps,
  { permissions, changes }: Requirements,
  actor: string,
): Promise<void> {
  const overPrincipals = await permissionsOverPrincipals(deps, changes);
  await deps.decisions.require(actor, withSubjectsOfBatch([...permissions, ...overPrincipals]));
}

function permissionsOf({ model }: RequirementDeps, given: IndexedChange): RequiredPermission[] {
  const { urn, aspectName, changeType, entityType, index } = given;
  const change = namesUnknownSubjects(model, given)
    ? ({ ...given, namesUnknownSubjects: true } as const)
    : given;
  const isWhole = changeType === 'DELETE' && aspectName === model.getEntity(entityType).keyAspect;
  const permissions = isWhole
    ? [permissionForDeletion(urn, entityType)]
    : permissionsForChange(change, entityType);
  return permissions.map((permission) => ({ ...permission, index }));
}

/**
 * Tells whether only unknown fields of a change name subjects. Privileges on these must not permit creating the entity, because it will
 * have no subjects. A patch is judged as if it created its aspect. If it cannot create the aspect, it counts as naming no subjects.
 */
export function namesUnknownSubjects(model: MetadataModel, change: IndexedChange): boolean {
  const { aspectName, entityType, changeType } = change;
  const members = subjectMembersOf(entityType, aspectName);
  if (members === undefined || changeType === 'DELETE') return false;
  const aspect = model.aspects.get(aspectName);
  if (aspect === undefined) return false;
  const payload = changeType === 'PATCH' ? payloadCreatedBy(model, aspect, change.value) : change;
  if (payload === undefined) return true;
  if (payload.unknownFields === undefined) return false;
  return subjectsIn(model.knownPart(aspectName, payload.value as JsonObject), members).length === 0;
}

/** Undefined for a patch that creates no aspect. */
function payloadCreatedBy(
  model: MetadataModel,
  aspect: AspectDefinition,
  patch: unknown,
): Payload | undefined {
  try {
    return model.readPayload(aspect.name, applyPatch(undefined, patch, aspect));
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}

/**
 * Tells for each change whether the actor may make it, while another actor makes the change, e.g. the service for the author of a test. A
 * suspended, deleted or unknown user may change nothing. One statement, and those of `permittedChanges`; none for the first user.
 */
export async function mayChange(
  deps: RequirementDeps,
  actor: string,
  proposals: readonly Proposal[],
): Promise<readonly boolean[]> {
  if (actor === ROOT_USER) return proposals.map(() => true);
  const [user] = await deps.entities.findEntities([actor], ACCOUNT_ASPECTS);
  if (user === undefined || !isActive(textsOf(user))) return proposals.map(() => false);
  const changes = proposals.flatMap((proposal, index) => validChange(deps, proposal, index));
  const verdicts = await permittedChanges(deps, changes, actor);
  const permitted = new Set(changes.filter((_, at) => verdicts[at] === true).map(({ index }) => index));
  return proposals.map((_, index) => permitted.has(index));
}

/** Returns nothing for a proposal that is not valid: no actor may make such a change. */
function validChange({ model }: RequirementDeps, proposal: Proposal, index: number): IndexedChange[] {
  try {
    return changesOf([prepareProposal(model, proposal, index)]);
  } catch (error) {
    if (error instanceof CatalogError) return [];
    throw error;
  }
}

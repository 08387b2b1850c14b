/** Derives the permissions that a change requires. `principal-rules.ts` does it for memberships of groups. */
import { isJsonObject } from '../../../core/json.js';
import { findUrn } from '../../../model/urn.js';
import { isKeyedOtherwise, pathsOf, stepsOf, type TouchedStep } from './changes.js';
import type { Change, Privilege, RequiredPermission, Subjects } from './types.js';
import {
  ASSETS,
  CLOSED_ASPECTS,
  COLUMN_ASPECTS,
  COLUMN_MEMBERS,
  MANAGE_PRINCIPALS,
  PARENTS,
  PRINCIPAL_TYPES,
  RUNS,
  privilegesOfAspect,
  privilegesOfMember,
  ruleOfType,
  subjectMembersOf,
  subjectRuleOf,
  type SubjectRule,
  type TypeRule,
} from './write-rules.js';

const EDIT: readonly Privilege[] = ['EDIT_ENTITY'];
const DELETE: Privilege = 'DELETE_ENTITY';
/** Entity types that label other entities. */
const LABELS = /^urn:li:(?:tag|glossaryTerm|domain):/;
const LABEL_ASPECTS: ReadonlySet<string> = new Set([
  'globalTags',
  'glossaryTerms',
  'domains',
  'editableSchemaMetadata',
]);

const LABEL_LISTS: ReadonlySet<string> = new Set(['tags', 'terms', 'domains', 'domainAssociations']);

/** Returns the permissions for a write or for its undoing. All of them are required. */
export function permissionsForChange(change: Change, entityType: string): RequiredPermission[] {
  const { urn, aspectName } = change;
  const { manage, create = manage, softDelete = [], isClosed } = ruleOfType(entityType);
  if (isClosed) return permissionsForClosed(change, entityType);
  const closed = Object.hasOwn(CLOSED_ASPECTS, aspectName) ? CLOSED_ASPECTS[aspectName] : undefined;
  if (closed !== undefined) return [{ urn, anyOf: closed }];
  if (aspectName === 'status' && PRINCIPAL_TYPES.has(entityType) && !setsPresent(change))
    return [{ urn, anyOf: MANAGE_PRINCIPALS }];
  const creating = ['CREATE_ENTITY', ...EDIT, ...create];
  const about = aboutOf(change, entityType);
  const labels = labelsOf(change);
  const common = { urn, creating, labels, ...(about.length > 0 && { about }) };
  const deleting = aspectName === 'status' && setsOnlyRemoved(change, true) ? softDelete : [];
  return [
    ...alternativesOf(change).map((some) => ({
      ...common,
      anyOf: [...some, ...deleting, ...EDIT, ...manage],
    })),
    ...parentPermissions(change),
  ];
}

/** A logical parent stands for its physical datasets, so naming a new parent requires the privilege to edit the parent too. */
function parentPermissions(change: Change): RequiredPermission[] {
  if (change.aspectName !== PARENTS.aspectName) return [];
  return subjectsOf(change, PARENTS.members).map((urn) => {
    const parent = findUrn(urn);
    const table = parent?.entityType === 'schemaField' ? parent.parts[0] : undefined;
    const about: Subjects[] = table === undefined ? [] : [{ urns: [table], anyOf: EDIT, named: 'by URN' }];
    return { urn, anyOf: EDIT, ...(about.length > 0 && { about }) };
  });
}

function permissionsForClosed(change: Change, entityType: string): RequiredPermission[] {
  const { urn, aspectName } = change;
  const { manage, members, together } = ruleOfType(entityType);
  const permissions =
    together === undefined
      ? alternativesOfClosed(change, members).map((some) => ({ urn, anyOf: [...some, ...manage] }))
      : together.map((name) => ({ urn, anyOf: [...manage, name] }));
  if (aspectName !== RUNS.aspectName) return permissions;
  const sources = new Set(subjectsOf(change, [RUNS.member]));
  return [...permissions, ...[...sources].map((source) => ({ urn: source, anyOf: RUNS.anyOf }))];
}

/** Returns the permission for a hard deletion. */
export function permissionForDeletion(urn: string, entityType: string): RequiredPermission {
  const { manage, remove = [], isClosed, together = [] } = ruleOfType(entityType);
  if (PRINCIPAL_TYPES.has(entityType)) return { urn, anyOf: MANAGE_PRINCIPALS };
  const about = subjectRuleOf(entityType);
  return {
    urn,
    anyOf: isClosed
      ? [...manage, ...together.filter((name) => name === DELETE)]
      : [DELETE, ...remove, ...manage],
    about: about && [subjectsBy(about, [])],
  };
}

/** Tells whether the change only sets `removed` to false, as ingestion does for every entity. */
export function setsPresent(change: Pick<Change, 'changeType' | 'value'>): boolean {
  return setsOnlyRemoved(change, false);
}

function setsOnlyRemoved({ changeType, value }: Pick<Change, 'changeType' | 'value'>, to: boolean): boolean {
  const text = changeType === 'DELETE' ? undefined : JSON.stringify(value ?? null);
  return text === `{"removed":${to}}` || text === `[{"op":"add","path":"/removed","value":${to}}]`;
}

/** Returns lists of privileges: one of each list is required, unless the actor has `EDIT_ENTITY`. */
function alternativesOf(change: Change): (readonly Privilege[])[] {
  const { aspectName } = change;
  if (aspectName === 'editableSchemaMetadata') return columnAlternatives(change);
  const whole = privilegesOfAspect(aspectName);
  const members = pathsOf(change)?.map(([member = '']) => member) ?? [];
  const [first, ...rest] = [...new Set(members)];
  if (first === undefined) return [whole];
  return [first, ...rest].map((member) => [...whole, ...privilegesOfMember(aspectName, member)]);
}

/** Returns the privileges for each member that a patch changes; a single empty list if it may change members that have none. */
function alternativesOfClosed(change: Change, members: TypeRule['members'] = {}): (readonly Privilege[])[] {
  const named = pathsOf(change)?.map(([member = '']) => member) ?? [];
  const lists = [...new Set(named)].map((name) => (Object.hasOwn(members, name) ? members[name] : undefined));
  const defined = lists.filter((list) => list !== undefined);
  return defined.length > 0 && defined.length === lists.length ? defined : [[]];
}

/** A change whose columns are unknown requires all privileges on columns. */
function columnAlternatives(change: Change): (readonly Privilege[])[] {
  const paths = isKeyedOtherwise(change) ? undefined : pathsOf(change);
  const members = paths?.map(([list, , member]) => (list === 'editableSchemaFieldInfo' ? member : undefined));
  const privilegesOfMembers = (members ?? [undefined]).map((member) =>
    member !== undefined && Object.hasOwn(COLUMN_MEMBERS, member) ? COLUMN_MEMBERS[member] : undefined,
  );
  const definedPrivileges = privilegesOfMembers.filter((privileges) => privileges !== undefined);
  return definedPrivileges.length === privilegesOfMembers.length && definedPrivileges.length > 0
    ? [...new Set(definedPrivileges)]
    : Object.values(COLUMN_MEMBERS);
}

function aboutOf({ urn, aspectName, ...change }: Change, entityType: string): Subjects[] {
  if (entityType === 'schemaField') {
    const table = findUrn(urn)?.parts[0];
    const own = Object.hasOwn(COLUMN_ASPECTS, aspectName) ? COLUMN_ASPECTS[aspectName] : undefined;
    const anyOf = [...(own ?? privilegesOfAspect(aspectName)), ...EDIT];
    return table === undefined ? [] : [{ urns: [table], anyOf, named: 'by URN' }];
  }
  const rule = subjectRuleOf(entityType);
  const assets = aspectName === ASSETS.aspectName ? assetsOf(change) : [];
  const assigned: Subjects[] =
    assets.length === 0 ? [] : [{ urns: assets, anyOf: ASSETS.anyOf, named: 'by write' }];
  if (rule === undefined) return assigned;
  const members = subjectMembersOf(entityType, aspectName);
  const named = members === undefined ? [] : subjectsOf(change, members).map(tableOf);
  const subjects = subjectsBy(rule, named);
  return [change.namesUnknownSubjects ? { ...subjects, areUnknown: true } : subjects, ...assigned];
}

/** @param urns that the write names */
export function subjectsBy({ anyOf, above }: SubjectRule, urns: readonly string[]): Subjects {
  return { urns, anyOf, above };
}

/** Returns the assets that a patch adds or removes; none if the patch changes anything else. */
function assetsOf(change: Pick<Change, 'changeType' | 'value'>): string[] {
  const steps = isKeyedOtherwise(change) ? [] : (stepsOf(change) ?? []);
  const named = steps.map(({ path: [list, asset = '', member], value }) => {
    if (list !== ASSETS.list || !isUrnText(asset)) return [];
    const isStamp = ASSETS.stamps.some((stamp) => stamp === member);
    return isStamp ? [asset] : [asset, ...textsIn(value).filter(isUrnText)];
  });
  return named.every(({ length }) => length > 0) ? named.flat() : [];
}

function subjectsOf(change: Pick<Change, 'changeType' | 'value'>, members: readonly string[]): string[] {
  if (change.changeType !== 'PATCH') return subjectsIn(change.value, members);
  return (stepsOf(change) ?? []).flatMap(({ path, value }) => {
    if (!path.some((part) => members.includes(part))) return subjectsIn(value, members);
    return [...path, ...textsIn(value)].filter(isUrnText);
  });
}

function isUrnText(text: string): boolean {
  return text.startsWith('urn:');
}

/** Replaces a column by its table. */
function tableOf(text: string): string {
  const urn = findUrn(text);
  return urn?.entityType === 'schemaField' ? (urn.parts[0] ?? text) : text;
}

/** Returns all texts of a tree, including names of members. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  return isJsonObject(tree) ? Object.entries(tree).flatMap(([name, value]) => [name, ...textsIn(value)]) : [];
}

/** Returns the URNs anywhere below the named members, because the model unwraps values later. */
export function subjectsIn(tree: unknown, members: readonly string[]): string[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => subjectsIn(item, members));
  if (!isJsonObject(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    return members.includes(name) ? textsIn(value).filter(isUrnText) : subjectsIn(value, members);
  });
}

/** The subjects that one change of a batch states for a new entity count for the other changes as well. */
export function withSubjectsOfBatch(permissions: readonly RequiredPermission[]): RequiredPermission[] {
  const statedSubjects = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const { urn, about = [] } of permissions)
    for (const { urns, named, areUnknown } of about) {
      if (named !== undefined) continue;
      statedSubjects.set(urn, new Set([...(statedSubjects.get(urn) ?? []), ...urns]));
      if (urns.length > 0 && areUnknown !== true) known.add(urn);
    }
  return permissions.map(({ about, ...permission }) => {
    const urns = [...(statedSubjects.get(permission.urn) ?? [])];
    const isKnown = known.has(permission.urn);
    const whole = about?.map(({ areUnknown, ...subjects }): Subjects => {
      if (subjects.named !== undefined) return subjects;
      return { ...subjects, urns, areUnknown: isKnown ? undefined : areUnknown };
    });
    return { ...permission, about: whole };
  });
}

/** Returns undefined if the labels of a change are unknown. */
function labelsOf(change: Change): string[] | undefined {
  if (!LABEL_ASPECTS.has(change.aspectName) || isKeyedOtherwise(change)) return undefined;
  const steps = stepsOf(change)?.filter(({ path: [member] }) => member !== 'auditStamp') ?? [];
  const labels = steps.map((step) => labelsOfStep(step, change.aspectName));
  return labels.length > 0 && labels.every(({ length }) => length > 0) ? labels.flat() : undefined;
}

/** Returns no label if the path does not name one: replacing a whole list removes labels that it does not name. */
function labelsOfStep({ path, value }: TouchedStep, aspectName: string): string[] {
  // The path of a column may look like a label.
  const [list = '', ...rest] = aspectName === 'editableSchemaMetadata' ? path.slice(3) : path;
  if (!LABEL_LISTS.has(list) || !LABELS.test(rest[0] ?? '')) return [];
  return [...rest, ...textsIn(value)].filter((text) => LABELS.test(text));
}

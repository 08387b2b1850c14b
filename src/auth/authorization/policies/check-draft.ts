/** Checks the draft of a policy. */
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../../model/types.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { DraftActors, PolicyCriterion, PolicyDraft, PolicyResources } from './types.js';

const MAX_NAME_LENGTH = 200;
/** Limit for each list of a policy, because every decision evaluates the policies. */
const MAX_ITEMS = 1_000;

/** Entity types of the URNs that a field takes; empty for any. `TYPE` takes names of entity types. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  TYPE: [],
  URN: [],
  OWNER: ['corpuser', 'corpGroup'],
  GROUP_MEMBERSHIP: ['corpGroup'],
  DOMAIN: ['domain'],
  CONTAINER: ['container'],
  TAG: ['tag'],
  GLOSSARY_TERM: ['glossaryTerm'],
  DATA_PLATFORM_INSTANCE: ['dataPlatformInstance'],
};

/** Older names of two fields. */
const OLD_NAMES: Readonly<Record<string, string>> = { RESOURCE_TYPE: 'TYPE', RESOURCE_URN: 'URN' };

/**
 * @param stored the policy that the draft changes. The draft may keep its unknown privileges, which grant nothing
 * @returns the draft with URNs and names in their stored form, without duplicates
 * @throws INVALID_REQUEST, INVALID_URN, LIMIT_EXCEEDED with the place in the draft
 */
export function checkDraft(draft: PolicyDraft, model: MetadataModel, stored?: PolicyDraft): PolicyDraft {
  const { name, description, type, state } = draft;
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH)
    throw invalidDraft(
      '/name',
      `expected 1 to ${MAX_NAME_LENGTH} characters`,
      `length: 1 to ${MAX_NAME_LENGTH}`,
    );
  const resources = checkResources(draft, model);
  return {
    ...{ name: name.trim(), description, type, state },
    privileges: checkPrivileges(draft, stored?.type === type ? stored.privileges : []),
    actors: checkActors(draft, model),
    ...(resources && { resources }),
  };
}

/** A missing list of resources is an omission and must not mean all resources. @throws INVALID_REQUEST */
export function refuseAnyResource({ type, resources }: PolicyDraft): void {
  if (type !== 'METADATA' || resources !== undefined) return;
  throw invalidDraft(
    '/resources',
    'a METADATA policy requires resources, or `allResources`',
    '`filter`, `resources` or `allResources`',
  );
}

function checkPrivileges({ type, privileges }: PolicyDraft, kept: readonly string[]): readonly string[] {
  const known = type === 'PLATFORM' ? PLATFORM_NAMES : METADATA_NAMES;
  privileges.forEach((name, index) => {
    if (known.has(name) || kept.includes(name)) return;
    const isOther = PLATFORM_NAMES.has(name) || METADATA_NAMES.has(name);
    const problem = isOther
      ? `${name} is not a privilege of ${type} policies`
      : `there is no privilege ${name}; \`appConfig.policiesConfig\` lists them`;
    throw invalidDraft(`/privileges/${index}`, problem, `a privilege of ${type} policies`);
  });
  return distinct(privileges, '/privileges');
}

function checkActors({ type, actors }: PolicyDraft, model: MetadataModel): DraftActors {
  const { roles, allUsers, allGroups, resourceOwners } = actors;
  const read = (entityType: string, member: string, given: readonly string[]): readonly string[] => {
    const path = `/actors/${member}`;
    const types = [entityType];
    return distinct(
      given.map((text, index) => readUrn(model, text, { types, path: `${path}/${index}` })),
      path,
    );
  };
  if (type === 'PLATFORM' && resourceOwners)
    throw invalidDraft('/actors/resourceOwners', 'the platform has no owners', 'false for PLATFORM policies');
  return {
    users: read('corpuser', 'users', actors.users),
    groups: read('corpGroup', 'groups', actors.groups),
    roles: roles && read('dataHubRole', 'roles', roles),
    ...{ allUsers, allGroups, resourceOwners },
    resourceOwnersTypes: read('ownershipType', 'resourceOwnersTypes', actors.resourceOwnersTypes),
  };
}

/** Clients send an empty filter along with policies of the platform. */
function checkResources(draft: PolicyDraft, model: MetadataModel): PolicyResources | undefined {
  if (draft.resources === undefined) return undefined;
  const { criteria, constraints } = draft.resources;
  const check = (given: readonly PolicyCriterion[], path: string): readonly PolicyCriterion[] => {
    if (given.length > MAX_ITEMS) throw tooMany(path);
    return given.map((criterion, index) => checkCriterion(criterion, `${path}/${index}`, model));
  };
  if (draft.type === 'METADATA')
    return {
      criteria: check(criteria, '/resources/filter/criteria'),
      ...(constraints && { constraints: check(constraints, '/resources/privilegeConstraints/criteria') }),
    };
  if (criteria.length === 0 && (constraints ?? []).length === 0) return undefined;
  throw invalidDraft('/resources', 'the platform has no resources', 'none for PLATFORM policies');
}

function checkCriterion(given: PolicyCriterion, path: string, model: MetadataModel): PolicyCriterion {
  const { values, condition } = given;
  const name = given.field.toUpperCase();
  const field = Object.hasOwn(OLD_NAMES, name) ? String(OLD_NAMES[name]) : name;
  const types = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (types === undefined)
    throw invalidDraft(
      `${path}/field`,
      `there is no field ${given.field}`,
      `one of ${Object.keys(FIELDS).join(', ')}`,
    );
  if (values.length === 0) throw invalidDraft(`${path}/values`, 'expected a value', 'at least one');
  const read = (text: string, at: number): string => {
    const valuePath = `${path}/values/${at}`;
    if (condition === 'STARTS_WITH') return readStart(text, valuePath);
    return field === 'TYPE'
      ? readType(model, text, valuePath)
      : readUrn(model, text, { types, path: valuePath });
  };
  return { field, values: distinct(values.map(read), `${path}/values`), condition };
}

function readStart(text: string, path: string): string {
  if (text !== '') return text;
  throw invalidDraft(path, 'expected the beginning of a value', 'not empty');
}

function readType(model: MetadataModel, text: string, path: string): string {
  const entityType = findEntityType(model, text);
  if (entityType !== undefined) return entityType;
  throw invalidDraft(path, `there is no entity type ${text}`, 'an entity type');
}

function readUrn(
  model: MetadataModel,
  text: string,
  { types, path }: { readonly types: readonly string[]; readonly path: string },
): string {
  const urn = parse(model, text, path);
  if (types.length === 0 || types.includes(urn.entityType)) return urn.text;
  const wanted = types.join(' or ');
  const rule = `a URN of the entity type ${wanted}`;
  throw new CatalogError('INVALID_URN', `${path.slice(1)}: ${text} is not of the type ${wanted}`, {
    path,
    rule,
  });
}

function parse(model: MetadataModel, text: string, path: string) {
  try {
    return model.parseUrn(text);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(error.code, `${path.slice(1)}: ${error.message}`, { ...error.details, path });
  }
}

function distinct(values: readonly string[], path: string): readonly string[] {
  if (values.length > MAX_ITEMS) throw tooMany(path);
  return [...new Set(values)];
}

function tooMany(path: string): CatalogError {
  const rule = `at most ${MAX_ITEMS}`;
  return new CatalogError('LIMIT_EXCEEDED', `${path.slice(1)}: ${rule} items`, { path, rule });
}

/** @param path JSON pointer to the wrong member; the message begins with it */
export function invalidDraft(path: string, problem: string, rule: string): CatalogError {
  return invalidRequest(path, `${path.slice(1)}: ${problem}`, rule);
}

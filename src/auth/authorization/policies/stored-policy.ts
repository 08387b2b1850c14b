/** Reads and writes the aspect `dataHubPolicyInfo`, and refuses changes of policies that are not editable. */
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { DEFAULT_POLICIES } from './default-policies.js';
import type {
  IndexedChange,
  Policy,
  PolicyActors,
  PolicyCondition,
  PolicyCriterion,
  PolicyDraft,
} from './types.js';

export const POLICY_TYPE = 'dataHubPolicy';
export const POLICY_ASPECT = 'dataHubPolicyInfo';
export const POLICY_KEY = 'dataHubPolicyKey';

/** Matches nothing, because an invalid criterion must not grant anything. */
const NEVER: PolicyCriterion = { field: 'URN', values: [], condition: 'EQUALS' };

/** @param text payload of the aspect */
export function readPolicy(urn: string, text: string): Policy {
  const payload = JSON.parse(text) as JsonObject;
  const resources = payload['resources'] ?? undefined;
  return {
    urn,
    name: textOf(payload['displayName']),
    description: textOf(payload['description']),
    type: payload['type'] === 'PLATFORM' ? 'PLATFORM' : 'METADATA',
    state: readState(payload),
    privileges: textsOf(payload['privileges']),
    actors: readActors(payload['actors']),
    ...(resources !== undefined && { resources: readResources(resources) }),
    editable: payload['editable'] !== false,
  };
}

/** @param at epoch milliseconds */
export function policyPayload(policy: PolicyDraft & { readonly editable?: boolean }, at: number): string {
  const { name, description, type, state, privileges, actors, resources, editable = true } = policy;
  return JSON.stringify({
    displayName: name,
    description,
    type,
    state,
    privileges,
    actors,
    ...(resources !== undefined && {
      resources: {
        allResources: resources.criteria.length === 0,
        filter: { criteria: resources.criteria },
        ...(resources.constraints !== undefined && {
          privilegeConstraints: { criteria: resources.constraints },
        }),
      },
    }),
    editable,
    lastUpdatedTimestamp: at,
  });
}

/** A policy of an unknown type or state grants nothing. */
function readState({ type, state }: JsonObject): Policy['state'] {
  if (state === 'DRAFT') return state;
  return isKind(type) && state === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';
}

function readActors(stored: unknown): PolicyActors {
  const actors = isJsonObject(stored) ? stored : {};
  return {
    users: textsOf(actors['users']),
    groups: textsOf(actors['groups']),
    roles: textsOf(actors['roles']),
    allUsers: actors['allUsers'] === true,
    allGroups: actors['allGroups'] === true,
    // An empty list means all ownership types, so an invalid value must not become an empty list.
    resourceOwners: actors['resourceOwners'] === true && isTexts(actors['resourceOwnersTypes'] ?? []),
    resourceOwnersTypes: textsOf(actors['resourceOwnersTypes']),
  };
}

/** `filter` takes precedence over the older members `type`, `resources` and `allResources`. */
function readResources(stored: unknown): NonNullable<Policy['resources']> {
  if (!isJsonObject(stored)) return { criteria: [NEVER] };
  const { filter, privilegeConstraints } = stored;
  return {
    criteria: filter === undefined ? readOlder(stored) : readCriteria(filter),
    ...(privilegeConstraints !== undefined && { constraints: readCriteria(privilegeConstraints) }),
  };
}

function readOlder({ type, resources, allResources }: JsonObject): PolicyCriterion[] {
  const urns = textsOf(resources);
  const ofType = (type ?? '') === '' ? [] : [equals('TYPE', textsOf([type]))];
  if (allResources === true) return ofType;
  return urns.length > 0 ? [...ofType, equals('URN', urns)] : [NEVER];
}

function equals(field: string, values: readonly string[]): PolicyCriterion {
  return { field, values, condition: 'EQUALS' };
}

function readCriteria(filter: unknown): PolicyCriterion[] {
  const criteria = isJsonObject(filter) ? filter['criteria'] : undefined;
  return Array.isArray(criteria) ? criteria.map(readCriterion) : [NEVER];
}

function readCriterion(stored: unknown): PolicyCriterion {
  if (!isJsonObject(stored) || stored['structuredPropertyValues'] !== undefined) return NEVER;
  const { field, values, condition = 'EQUALS' } = stored;
  if (typeof field !== 'string' || !isCondition(condition) || !isTexts(values)) return NEVER;
  return { field, values, condition };
}

function isKind(value: unknown): boolean {
  return value === 'PLATFORM' || value === 'METADATA';
}

function isCondition(value: unknown): value is PolicyCondition {
  return value === 'EQUALS' || value === 'STARTS_WITH' || value === 'NOT_EQUALS';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The default policies that are not editable. */
const SHIPPED: ReadonlySet<string> = new Set(
  DEFAULT_POLICIES.filter(({ editable }) => !editable).map(({ urn }) => urn),
);

/**
 * Refuses changes of policies that are stored as not editable, for every actor, and the deletion of those that come with the catalog. Other
 * policies that are not editable can be deleted, because otherwise they could never be removed. One statement if a change names a policy,
 * otherwise none.
 * @throws INVALID_REQUEST
 */
export async function refuseFixedPolicies(
  entities: EntityReader,
  changes: readonly Pick<IndexedChange, 'urn' | 'entityType' | 'aspectName' | 'index'>[],
): Promise<void> {
  const named = changes.filter(
    ({ urn, entityType, aspectName }) =>
      entityType === POLICY_TYPE && (SHIPPED.has(urn) || aspectName !== POLICY_KEY),
  );
  if (named.length === 0) return;
  const found = await entities.findEntities(
    named.map(({ urn }) => urn),
    [POLICY_ASPECT],
  );
  const fixed = named.find((_, at) => storedPolicy(found[at])?.editable === false);
  if (fixed !== undefined) throw policyIsFixed(fixed.urn, fixed.index);
}

export function policyIsFixed(urn: string, index?: number): CatalogError {
  return new CatalogError('INVALID_REQUEST', `The policy ${urn} is not editable`, {
    ...{ urn, rule: 'an editable policy' },
    ...(index !== undefined && { index }),
  });
}

/** @param entity with the aspect of policies. @returns undefined if it has none */
export function storedPolicy(entity: StoredEntity | undefined): Policy | undefined {
  const text = entity?.aspects.get(POLICY_ASPECT)?.text;
  return entity === undefined || text === undefined ? undefined : readPolicy(entity.urn, text);
}

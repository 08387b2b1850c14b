/** Fields for policies and the privileges that they grant. */
import { invalidDraft } from '../../../auth/authorization/policies/check-draft.js';
import type {
  GrantQuestion,
  GrantReason,
  Mismatch,
  PolicyCriterion,
  PolicyDraft,
  PolicyResources,
  PrivilegeGrant,
} from '../../../auth/authorization/policies/types.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { invalidRequest } from '../../../core/errors.js';
import { changeAccess, type GraphqlContext } from '../context.js';
import type {
  MutationResolvers,
  PolicyEvaluationDetail,
  PolicyMatchFilterInput,
  PolicyUpdateInput,
  QueryResolvers,
  Resolvers,
  ResourceFilterInput,
  ResourceSpec,
} from '../generated/schema-types.js';
import { existingEntity, findEntityRef } from '../mapping/entity-ref.js';
import { readPage, readSelection } from '../search/inputs.js';
import { presentPolicy } from './policy-types.js';

const PAGE = 20;

export const policyQueries = {
  listPolicies: async (_, { input }, context) => {
    const { access, model } = context.services;
    const page = readPage(input, PAGE);
    const { filter } = await readSelection({ orFilters: input.orFilters ?? [] }, context);
    const query = { text: input.query ?? '*', page, ...(filter && { filter }) };
    const { total, policies } = await access.policies.list(query, context.actor);
    return { ...page, total, policies: policies.map((policy) => presentPolicy(policy, model)) };
  },
  getGrantedPrivileges: async (_, { input }, context) => {
    const { actorUrn, resourceSpec } = input;
    const question = { user: actorUrn, ...(resourceSpec && { urn: readResource(resourceSpec, context) }) };
    const granted = await context.services.access.policies.grantedTo(question, context.actor);
    const isDetailed = input.includeEvaluationDetails === true;
    return { question, isDetailed, privileges: [...granted].sort() };
  },
} satisfies QueryResolvers;

export const policyMutations = {
  createPolicy: (_, { input }, context) =>
    changeAccess(context, ({ policies }, by) => policies.create(readDraft(input), by)),
  updatePolicy: async (_, { urn, input }, context) => {
    await changeAccess(context, ({ policies }, by) => policies.update(urn, readDraft(input), by));
    return readUrn(context, urn);
  },
  deletePolicy: async (_, { urn }, context) => {
    await changeAccess(context, ({ policies }, by) => policies.remove(urn, by));
    return readUrn(context, urn);
  },
} satisfies MutationResolvers;

export const policyGrantTypes = {
  Privileges: {
    evaluationDetails,
    grants: async (
      { question }: { readonly question: GrantQuestion },
      _: unknown,
      context: GraphqlContext,
    ) => {
      const { services, actor, aspects } = context;
      const grants = await services.access.policies.explainTo(question, actor);
      const isShown = await Promise.all(
        grants.map(async ({ policy }) => policy === undefined || (await aspects.exists(policy))),
      );
      return grants.filter((_grant, index) => isShown[index]);
    },
  },
  PrivilegeGrant: {
    policy: ({ policy }: PrivilegeGrant) => (policy === undefined ? null : (findEntityRef(policy) ?? null)),
  },
  PrivilegeGrantReason: {
    entity: (reason: GrantReason, _, context) =>
      'urn' in reason ? existingEntity(reason.urn, context) : null,
    ownershipType: (reason: GrantReason) =>
      reason.kind === 'OWNER' && reason.ownershipType !== undefined
        ? (findEntityRef(reason.ownershipType) ?? null)
        : null,
  },
} satisfies Resolvers;

function readResource({ resourceUrn, resourceType }: ResourceSpec, context: GraphqlContext): string {
  const urn = context.services.model.parseUrn(resourceUrn);
  if (context.typeNames.toEnum(urn.entityType) === resourceType) return urn.text;
  throw invalidRequest(
    '/resourceSpec/resourceType',
    `resourceType: ${resourceUrn} is not a ${resourceType}`,
    'type of the URN',
  );
}

const REASONS: Readonly<Record<Mismatch, string>> = {
  INACTIVE: 'The policy is not active',
  ACTOR: 'The policy does not match the actor',
  RESOURCE: 'The policy does not match the resource',
  LABELS: 'The policy does not allow the sub-resource',
};

interface GrantedPrivileges {
  readonly question: GrantQuestion;
  readonly isDetailed: boolean;
}

/** Returns the policies that grant a user nothing. Of several policies with the same name, the first one by URN counts. */
async function evaluationDetails(
  { question, isDetailed }: GrantedPrivileges,
  _: unknown,
  { services, actor }: GraphqlContext,
): Promise<PolicyEvaluationDetail[] | null> {
  if (!isDetailed) return null;
  const unapplied = await services.access.policies.unappliedTo(question, actor);
  if (unapplied === undefined) return null;
  const isVisible = await services.findVisible(unapplied.map(({ policy }) => policy));
  const reasons = new Map<string, string>();
  for (const { policy, name, mismatch } of unapplied)
    if (isVisible(policy) && !reasons.has(name)) reasons.set(name, REASONS[mismatch]);
  return [...reasons].map(([policyName, reason]) => ({ policyName, reason }));
}

// Reads policies from the input of mutations.

/** The name that older clients use for entities of any type. */
const ANY_TYPE = 'all';

function readDraft({ actors, resources, ...input }: PolicyUpdateInput): PolicyDraft {
  const { users, groups, roles, resourceOwners, resourceOwnersTypes, allUsers, allGroups } = actors;
  return {
    ...{ name: input.name, description: input.description ?? '', type: input.type, state: input.state },
    privileges: input.privileges,
    actors: {
      users: users ?? [],
      groups: groups ?? [],
      roles: roles ?? undefined,
      ...{ resourceOwners, allUsers, allGroups },
      resourceOwnersTypes: resourceOwnersTypes ?? [],
    },
    ...(resources && { resources: readResources(resources) }),
  };
}

function readResources(input: ResourceFilterInput): PolicyResources {
  const { filter, privilegeConstraints } = input;
  const older = readOlderForm(input);
  if (filter && older.length > 0)
    throw invalidDraft(
      '/resources',
      'use either `filter`, or `type` and `resources`, but not both',
      'either `filter`, or `type` and `resources`',
    );
  return {
    criteria: filter ? readFilter(filter) : older,
    ...(privilegeConstraints && { constraints: readFilter(privilegeConstraints) }),
  };
}

function readFilter({ criteria }: PolicyMatchFilterInput): PolicyCriterion[] {
  return (criteria ?? []).map(({ field, values, condition }) => ({ field, values, condition }));
}

/** Requires `allResources`, `resources` or `filter`: an input without all three is a mistake and must not grant access to everything. */
function readOlderForm({ type, resources, allResources, filter }: ResourceFilterInput): PolicyCriterion[] {
  const urns = resources ?? [];
  if (allResources === true && urns.length > 0)
    throw invalidDraft(
      '/resources/resources',
      '`allResources` excludes `resources`',
      'absent with `allResources`',
    );
  if (!filter && allResources !== true && urns.length === 0)
    throw invalidDraft(
      '/resources',
      '`filter`, `resources` or `allResources` is missing',
      '`filter`, `resources` or `allResources`',
    );
  const isTyped = typeof type === 'string' && type !== '' && type !== ANY_TYPE;
  return [...(isTyped ? [equals('TYPE', [type])] : []), ...(urns.length > 0 ? [equals('URN', urns)] : [])];
}

function equals(field: string, values: readonly string[]): PolicyCriterion {
  return { field, values, condition: 'EQUALS' };
}

/** Fields for policies and the privileges that they grant. */
import type {
  GrantQuestion,
  GrantReason,
  PrivilegeGrant,
} from '../../../auth/authorization/policies/types.js';
import { CatalogError } from '../../../core/errors.js';
import { existingEntity } from '../changes/existing-entity.js';
import type { GraphqlContext } from '../context.js';
import type {
  GetGrantedPrivilegesInput,
  ListPoliciesInput,
  MutationResolvers,
  ResourceSpec,
} from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { forgetting } from '../forget-loaded.js';
import type { Args } from '../search/inputs.js';
import { readSelection } from '../search/read-filter.js';
import { readPage } from '../search/read-page.js';
import { evaluationDetails } from './evaluation-details.js';
import { presentPolicy } from './policy-types.js';
import { readDraft } from './read-policy.js';

const PAGE = 20;

export const policyQueries = {
  listPolicies: async (_: unknown, { input }: Args<ListPoliciesInput>, context: GraphqlContext) => {
    const { access, model } = context.services;
    const page = readPage(input, PAGE);
    const { filter } = await readSelection({ orFilters: input.orFilters ?? [] }, context);
    const query = { text: input.query ?? '*', page, ...(filter && { filter }) };
    const { total, policies } = await access.policies.list(query, context.actor);
    return {
      start: page.start,
      count: page.count,
      total,
      policies: policies.map((policy) => presentPolicy(policy, model)),
    };
  },
  getGrantedPrivileges: async (
    _: unknown,
    { input }: Args<GetGrantedPrivilegesInput>,
    context: GraphqlContext,
  ) => {
    const { actorUrn, resourceSpec } = input;
    const question = { user: actorUrn, ...(resourceSpec && { urn: readResource(resourceSpec, context) }) };
    const granted = await context.services.access.policies.grantedTo(question, context.actor);
    const isDetailed = input.includeEvaluationDetails === true;
    return { question, isDetailed, privileges: [...granted].sort() };
  },
};

export const policyMutations = {
  createPolicy: async (_, { input }, context) => {
    const { services, actor, facts } = context;
    return forgetting(context, services.access.policies.create(readDraft(input), { actor, facts }));
  },
  updatePolicy: async (_, { urn, input }, context) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.policies.update(urn, readDraft(input), { actor, facts }));
    return readUrn(context, urn);
  },
  deletePolicy: async (_, { urn }, context) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.policies.remove(urn, { actor, facts }));
    return readUrn(context, urn);
  },
} satisfies MutationResolvers;

export const privilegeGrantTypes = {
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
    entity: (reason: GrantReason, _: unknown, context: GraphqlContext) =>
      'urn' in reason ? existingEntity(reason.urn, context) : null,
    ownershipType: (reason: GrantReason) =>
      reason.kind === 'OWNER' && reason.ownershipType !== undefined
        ? (findEntityRef(reason.ownershipType) ?? null)
        : null,
  },
} as const;

function readResource({ resourceUrn, resourceType }: ResourceSpec, context: GraphqlContext): string {
  const urn = context.services.model.parseUrn(resourceUrn);
  if (context.typeNames.toEnum(urn.entityType) === resourceType) return urn.text;
  throw new CatalogError('INVALID_REQUEST', `resourceType: ${resourceUrn} is not a ${resourceType}`, {
    path: '/resourceSpec/resourceType',
    rule: 'type of the URN',
  });
}

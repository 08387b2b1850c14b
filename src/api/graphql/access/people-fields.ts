/** Fields for the administration of users, groups and roles. */
import type { FoundPrincipals, PrincipalQuery } from '../../../auth/authorization/principals/types.js';
import { SEE_PEOPLE } from '../../../auth/authorization/principals/principals.js';
import { IS_SERVICE_ACCOUNT } from '../../../auth/authorization/principals/service-account-record.js';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.js';
import type { ListUsersInput, MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { forgetting } from '../forget-loaded.js';
import type { Args, SearchInputs } from '../search/inputs.js';
import { readPage } from '../search/read-page.js';
import { present, selectionOf, toQuery } from '../search/search-queries.js';

const PAGE = 20;
/** Programs are found by `listServiceAccounts`. */
const NO_PROGRAM = { ...IS_SERVICE_ACCOUNT, values: [...IS_SERVICE_ACCOUNT.values], negated: true };

type Find = (query: PrincipalQuery, context: GraphqlContext) => Promise<FoundPrincipals>;

/** @param member the field of the answer that holds the entities */
function listing(member: string, find: Find) {
  return async (_: unknown, { input }: Args<ListUsersInput>, context: GraphqlContext): Promise<object> => {
    const page = readPage(input, PAGE);
    const { total, urns } = await find({ text: input.query ?? '*', page }, context);
    const entities = urns.map((urn) => new EntityRef(context.services.model.parseUrn(urn)));
    return { start: page.start, count: page.count, total, [member]: entities };
  };
}

export const peopleQueries = {
  listUsers: listing('users', (query, { services, actor }) =>
    services.access.principals.listUsers(query, actor),
  ),
  listGroups: listing('groups', (query, { services, actor }) =>
    services.access.principals.listGroups(query, actor),
  ),
  listRoles: listing('roles', (query, { services }) => services.access.principals.listRoles(query)),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  searchUsers: async (
    _: unknown,
    { input }: Args<SearchInputs>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    await context.services.requirePlatformPrivilege(SEE_PEOPLE, 'search for users');
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- all of them must hold beside `orFilters`
    const given = input.filters ?? [];
    const users = { ...input, types: ['CORP_USER'] as const, filters: [...given, NO_PROGRAM] };
    const query = await toQuery(users, context, selectionOf(info));
    return present(await context.services.search.search(query), context);
  },
  debugAccess: async (_: unknown, { userUrn }: { userUrn: string }, { services, actor }: GraphqlContext) => {
    const access = await services.access.principals.describeAccess(userUrn, actor);
    const isVisible = await services.findVisible(access.policies);
    return { ...access, policies: access.policies.filter(isVisible) };
  },
};

export const userMutations = {
  updateUserStatus: async (_, { urn, status }, context) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.principals.setStatus(urn, status, { actor, facts }));
    return readUrn(context, urn);
  },
  removeUser: async (_, { urn }, context) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.principals.removeUser(urn, { actor, facts }));
    return true;
  },
  removeGroup: async (_, { urn }, context) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.principals.removeGroup(urn, { actor, facts }));
    return true;
  },
} satisfies MutationResolvers;

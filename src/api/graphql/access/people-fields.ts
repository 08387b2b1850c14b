/** Fields of users, groups and roles: their administration, invitations, password resets, and the current user. */
import { SEE_PEOPLE } from '../../../auth/authorization/principals/principals.js';
import { IS_SERVICE_ACCOUNT } from '../../../auth/authorization/principals/service-accounts.js';
import type { FoundPrincipals, PrincipalQuery } from '../../../auth/authorization/principals/types.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { changeAccess, type GraphqlContext } from '../context.js';
import type {
  ListUsersInput,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../generated/schema-types.js';
import { EntityRef, findEntityRef } from '../mapping/entity-ref.js';
import { countIncoming } from '../resolvers/relationships.js';
import { readPage, type Args } from '../search/inputs.js';
import { present, selectionOf, toQuery } from '../search/search-queries.js';

const PAGE = 20;
/** `listServiceAccounts` finds service accounts. */
const NO_SERVICE_ACCOUNT = { ...IS_SERVICE_ACCOUNT, values: [...IS_SERVICE_ACCOUNT.values], negated: true };

type Find = (query: PrincipalQuery, context: GraphqlContext) => Promise<FoundPrincipals>;

/** @param member the field of the answer that holds the entities */
function listing(member: string, find: Find) {
  return async (_: unknown, { input }: Args<ListUsersInput>, context: GraphqlContext): Promise<object> => {
    const page = readPage(input, PAGE);
    const { total, urns } = await find({ text: input.query ?? '*', page }, context);
    const entities = urns.map((urn) => new EntityRef(context.services.model.parseUrn(urn)));
    return { ...page, total, [member]: entities };
  };
}

export const peopleQueries = {
  /** The current user. */
  me: (_, __, { actor }) => ({ corpUser: findEntityRef(actor) }),
  listUsers: listing('users', (query, { services, actor }) =>
    services.access.principals.listUsers(query, actor),
  ),
  listGroups: listing('groups', (query, { services, actor }) =>
    services.access.principals.listGroups(query, actor),
  ),
  listRoles: listing('roles', (query, { services }) => services.access.principals.listRoles(query)),
  searchUsers: async (_, { input }, context, info) => {
    await context.services.requirePlatformPrivilege(SEE_PEOPLE, 'search for users');
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- all of them must hold beside `orFilters`
    const given = input.filters ?? [];
    const users = { ...input, types: ['CORP_USER'] as const, filters: [...given, NO_SERVICE_ACCOUNT] };
    const query = await toQuery(users, context, selectionOf(info));
    return present(await context.services.search.search(query), context);
  },
  getInviteToken: async (_, { input }, { services, actor, facts }) => ({
    inviteToken: await services.access.roles.getInvite(input.roleUrn ?? undefined, { actor, facts }),
  }),
  debugAccess: async (_, { userUrn }, { services, actor }) => {
    const access = await services.access.principals.describeAccess(userUrn, actor);
    const isVisible = await services.findVisible(access.policies);
    return { ...access, policies: access.policies.filter(isVisible) };
  },
} satisfies QueryResolvers;

export const peopleMutations = {
  updateUserStatus: async (_, { urn, status }, context) => {
    await changeAccess(context, ({ principals }, by) => principals.setStatus(urn, status, by));
    return readUrn(context, urn);
  },
  removeUser: async (_, { urn }, context) => {
    await changeAccess(context, ({ principals }, by) => principals.removeUser(urn, by));
    return true;
  },
  removeGroup: async (_, { urn }, context) => {
    await changeAccess(context, ({ principals }, by) => principals.removeGroup(urn, by));
    return true;
  },
  createInviteToken: async (_, { input }, { services, actor, facts }) => ({
    inviteToken: await services.access.roles.renewInvite(input.roleUrn ?? undefined, { actor, facts }),
  }),
  acceptRole: async (_, { input }, { services, actor, facts }) => {
    await services.access.roles.accept(input.inviteToken, { actor, facts });
    return true;
  },
  batchAssignRole: async (_, { input }, { services, actor, facts }) => {
    await services.access.roles.assign(
      { roleUrn: input.roleUrn ?? undefined, actors: input.actors },
      { actor, facts },
    );
    return true;
  },
  createNativeUserResetToken: async (_, { input }, { services, actor, facts }) => ({
    resetToken: await services.access.users.createResetToken(input.userUrn, { actor, facts }),
  }),
} satisfies MutationResolvers;

/** Fields of users and groups that are not members of their aspects. */
export const peopleTypes = {
  CorpUser: {
    isNativeUser: ({ urn }: EntityRef, _, { nativeUsers }) => nativeUsers.load(urn.text),
  },
  CorpGroup: {
    memberCount: ({ urn }: EntityRef, _, context) =>
      countIncoming(urn.text, { types: ['IsMemberOfGroup', 'IsMemberOfNativeGroup'] }, context),
  },
} satisfies Resolvers;

/** Fields for the administration of users, groups and roles. */
import type { FoundPrincipals, PrincipalQuery } from '../../../auth/authorization/principals/types.js';
import type { GraphqlContext } from '../context.js';
import type { ListUsersInput, MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { forgetting } from '../forget-loaded.js';
import type { Args } from '../search/inputs.js';

const PAGE = 20;

type Find = (query: PrincipalQuery, context: GraphqlContext) => Promise<FoundPrincipals>;

/** @param member the field of the answer that holds the entities */
function listing(member: string, find: Find) {
  return async (_: unknown, { input }: Args<ListUsersInput>, context: GraphqlContext): Promise<object> => {
    const page = { start: input.start ?? 0, count: input.count ?? PAGE };
    const { total, urns } = await find({ text: input.query ?? '*', page }, context);
    const entities = urns.map((urn) => new EntityRef(context.services.model.parseUrn(urn)));
    return { start: page.start, count: urns.length, total, [member]: entities };
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
};

export const userMutations = {
  updateUserStatus: async (_, { urn, status }, context) => {
    const { principals: people } = context.services.access;
    await forgetting(context, people.setStatus(urn, status, context.actor));
    return readUrn(context, urn);
  },
  removeUser: async (_, { urn }, context) => {
    await forgetting(context, context.services.access.principals.removeUser(urn, context.actor));
    return true;
  },
  removeGroup: async (_, { urn }, context) => {
    await forgetting(context, context.services.access.principals.removeGroup(urn, context.actor));
    return true;
  },
} satisfies MutationResolvers;

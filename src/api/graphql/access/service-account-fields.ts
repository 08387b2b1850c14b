/** Fields for service accounts. */
import type { ServiceAccount } from '../../../auth/authorization/principals/types.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { changeAccess } from '../context.js';
import type { MutationResolvers, QueryResolvers } from '../generated/schema-types.js';
import { findEntityRef, shownMembers, ShownRecord } from '../mapping/entity-ref.js';
import { readPage } from '../search/inputs.js';

const USER = 'urn:li:corpuser:';

export const serviceAccountQueries = {
  getServiceAccount: async (_, { urn }, { services, actor }) =>
    new ShownRecord(await services.access.serviceAccounts.get(urn, actor)),
  listServiceAccounts: async (_, { input }, { services, actor }) => {
    const page = readPage(input, DEFAULT_PAGE_SIZE);
    const query = { text: input.query ?? '*', page };
    const { total, accounts } = await services.access.serviceAccounts.list(query, actor);
    const serviceAccounts = accounts.map((account) => new ShownRecord(account));
    return { ...page, total, serviceAccounts };
  },
} satisfies QueryResolvers;

export const serviceAccountMutations = {
  createServiceAccount: async (_, { input }, context) => {
    const given = { displayName: text(input.displayName), description: text(input.description) };
    const account = await changeAccess(context, ({ serviceAccounts }, by) =>
      serviceAccounts.create(given, by),
    );
    // Clients of this mutation expect the complete user name.
    return new ShownRecord({ ...account, name: account.urn.slice(USER.length) });
  },
  deleteServiceAccount: async (_, { urn }, context) => {
    await changeAccess(context, ({ serviceAccounts }, by) => serviceAccounts.remove(urn, by));
    return true;
  },
  updateServiceAccountDefaultView: async (_, { input }, context) => {
    await changeAccess(context, ({ serviceAccounts }, by) => serviceAccounts.setDefaultView(input, by));
    return true;
  },
} satisfies MutationResolvers;

const members = shownMembers<ServiceAccount>();

export const serviceAccountTypes = {
  ServiceAccount: {
    ...members('name', 'displayName', 'description', 'createdBy', 'createdAt', 'updatedAt'),
    defaultView: ({ shown }: ShownRecord<ServiceAccount>) => findEntityRef(shown.defaultView) ?? null,
  },
};

/** A blank text counts as absent. */
function text(given: string | null | undefined): string | undefined {
  return given?.trim() ? given : undefined;
}

/** Fields for service accounts. */
import type { ServiceAccount } from '../../../auth/authorization/principals/types.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { forgetting } from '../forget-loaded.js';
import type { GraphqlContext } from '../context.js';
import type {
  CreateServiceAccountInput,
  ListServiceAccountsInput,
  UpdateServiceAccountDefaultViewInput,
} from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { ShownRecord, shownMembers } from '../mapping/shown-record.js';
import type { Args } from '../search/inputs.js';
import { readPage } from '../search/read-page.js';

interface Named {
  readonly urn: string;
}

const USER = 'urn:li:corpuser:';

export const serviceAccountQueries = {
  getServiceAccount: async (_: unknown, { urn }: Named, { services, actor }: GraphqlContext) =>
    new ShownRecord(await services.access.serviceAccounts.get(urn, actor)),
  listServiceAccounts: async (
    _: unknown,
    { input }: Args<ListServiceAccountsInput>,
    { services, actor }: GraphqlContext,
  ) => {
    const page = readPage(input, DEFAULT_PAGE_SIZE);
    const query = { text: input.query ?? '*', page };
    const { total, accounts } = await services.access.serviceAccounts.list(query, actor);
    const serviceAccounts = accounts.map((account) => new ShownRecord(account));
    return { ...page, total, serviceAccounts };
  },
};

export const serviceAccountMutations = {
  createServiceAccount: async (
    _: unknown,
    { input }: Args<CreateServiceAccountInput>,
    context: GraphqlContext,
  ) => {
    const { services, actor, facts } = context;
    const given = { displayName: text(input.displayName), description: text(input.description) };
    const account = await forgetting(
      context,
      services.access.serviceAccounts.create(given, { actor, facts }),
    );
    // Clients of this mutation expect the complete user name.
    return new ShownRecord({ ...account, name: account.urn.slice(USER.length) });
  },
  deleteServiceAccount: async (_: unknown, { urn }: Named, context: GraphqlContext) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.serviceAccounts.remove(urn, { actor, facts }));
    return true;
  },
  updateServiceAccountDefaultView: async (
    _: unknown,
    { input }: Args<UpdateServiceAccountDefaultViewInput>,
    context: GraphqlContext,
  ) => {
    const { services, actor, facts } = context;
    await forgetting(context, services.access.serviceAccounts.setDefaultView(input, { actor, facts }));
    return true;
  },
};

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

/** Fields for the secrets that ingestion recipes refer to. */
import type { MutationResolvers, QueryResolvers } from '../generated/schema-types.js';
import { readPage } from '../search/read-page.js';

const PAGE = 20;

export const secretQueries = {
  listSecrets: async (_, { input }, { services, actor }) => {
    const page = readPage(input, PAGE);
    const { total, secrets } = await services.access.secrets.list({ text: input.query ?? '*', page }, actor);
    return { start: page.start, count: page.count, total, secrets: [...secrets] };
  },
  getSecretValues: async (_, { input }, { services, actor }) => [
    ...(await services.access.secrets.reveal(input.secrets, actor)),
  ],
} satisfies QueryResolvers;

export const secretMutations = {
  createSecret: (_, { input: { name, value, description } }, { services, actor, facts }) =>
    services.access.secrets.create({ name, value, description: description ?? undefined }, { actor, facts }),
  updateSecret: async (_, { input: { urn, name, value, description } }, { services, actor, facts }) => {
    await services.access.secrets.update(
      urn,
      { name, value, description: description ?? undefined },
      { actor, facts },
    );
    return urn;
  },
  deleteSecret: async (_, { urn }, { services, actor, facts }) => {
    await services.access.secrets.remove(urn, { actor, facts });
    return urn;
  },
} satisfies MutationResolvers;

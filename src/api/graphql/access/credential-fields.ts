/** Fields for access tokens, and for the secrets that ingestion recipes refer to. */
import type { AccessTokenMetadata } from '../../../auth/types.js';
import type { GraphqlContext } from '../context.js';
import type { AccessTokenDuration, MutationResolvers, QueryResolvers } from '../generated/schema-types.js';
import { shownMembers, ShownRecord, visibleActor } from '../mapping/entity-ref.js';
import { readPage, readSort, toCriterion } from '../search/inputs.js';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const MILLIS: Readonly<Record<AccessTokenDuration, number | undefined>> = {
  ONE_HOUR: HOUR,
  ONE_DAY: DAY,
  ONE_WEEK: 7 * DAY,
  ONE_MONTH: 30 * DAY,
  THREE_MONTHS: 90 * DAY,
  SIX_MONTHS: 180 * DAY,
  ONE_YEAR: 365 * DAY,
  NO_EXPIRY: undefined,
};
const PAGE = 20;
const LAST_TO_EXPIRE_FIRST = [
  { field: 'expiresAt', order: 'DESCENDING' },
  { field: 'createdAt', order: 'DESCENDING' },
] as const;

export const credentialQueries = {
  getAccessToken: async (_, { input }, { services, actor, facts }) => {
    const { type, actorUrn, duration } = input;
    const wanted = { type, actorUrn, lifetimeMillis: MILLIS[duration] };
    const made = await services.access.tokens.createUnnamed(wanted, { actor, facts });
    return { accessToken: made.token, metadata: present(made.metadata) };
  },
  listAccessTokens: async (_, { input }, { services, actor }) => {
    const page = readPage(input, PAGE);
    const criteria = (input.filters ?? []).map(toCriterion);
    const sort = readSort(input);
    const { total, tokens } = await services.access.tokens.list(
      {
        page,
        sort: sort.length === 0 ? LAST_TO_EXPIRE_FIRST : sort,
        ...(criteria.length > 0 && { filter: { or: [{ and: criteria }] } }),
      },
      actor,
    );
    return { ...page, total, tokens: tokens.map(present) };
  },
  getAccessTokenMetadata: async (_, { token }, { services, actor }) =>
    present(await services.access.tokens.getMetadata(token, actor)),
  listSecrets: async (_, { input }, { services, actor }) => {
    const page = readPage(input, PAGE);
    const { total, secrets } = await services.access.secrets.list({ text: input.query ?? '*', page }, actor);
    return { ...page, total, secrets: [...secrets] };
  },
  getSecretValues: async (_, { input }, { services, actor }) => [
    ...(await services.access.secrets.reveal(input.secrets, actor)),
  ],
} satisfies QueryResolvers;

export const credentialMutations = {
  createAccessToken: async (_, { input }, { services, actor, facts }) => {
    const { type, actorUrn, duration, name, description } = input;
    const made = await services.access.tokens.create(
      { type, actorUrn, name, lifetimeMillis: MILLIS[duration], description: description ?? undefined },
      { actor, facts },
    );
    return { accessToken: made.token, metadata: present(made.metadata) };
  },
  revokeAccessToken: async (_, { tokenId }, { services, actor, facts }) => {
    await services.access.tokens.revoke(tokenId, { actor, facts });
    return true;
  },
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

const members = shownMembers<AccessTokenMetadata>();

export const credentialTypes = {
  AccessTokenMetadata: {
    ...members('id', 'name', 'description', 'actorUrn', 'ownerUrn', 'createdAt', 'expiresAt'),
    owner: ({ shown }: ShownRecord<AccessTokenMetadata>, _: unknown, context: GraphqlContext) =>
      visibleActor(shown.ownerUrn, context),
  },
};

/** Readers never return the metadata of tokens, so the service returns it. */
function present(token: AccessTokenMetadata): ShownRecord<AccessTokenMetadata> {
  return new ShownRecord(token);
}

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { FacetFilterInput } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
export type CreateAccessTokenInput = {
  readonly type: AccessTokenType;
  /** Actor of the token: the caller, or with `MANAGE_ACCESS_TOKENS` an account with no more privileges than the caller. */
  readonly actorUrn: string;
  readonly duration: AccessTokenDuration;
  readonly name: string;
  readonly description?: string | null | undefined;
};
export type AccessTokenType =
  /** Token of a user. */
  | 'PERSONAL'
  /** Token of a service account; requires `MANAGE_SERVICE_ACCOUNTS`. */
  | 'SERVICE_ACCOUNT';
/** Time from creation to expiry. */
export type AccessTokenDuration =
  | 'ONE_HOUR'
  | 'ONE_DAY'
  | 'ONE_WEEK'
  /** 30 days. */
  | 'ONE_MONTH'
  /** 90 days. */
  | 'THREE_MONTHS'
  /** 180 days. */
  | 'SIX_MONTHS'
  /** 365 days. */
  | 'ONE_YEAR'
  | 'NO_EXPIRY';

export type AccessTokensQuery = {
  readonly listAccessTokens: {
    readonly start: number;
    readonly total: number;
    readonly tokens: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly description: string | null;
      readonly actorUrn: string;
      readonly ownerUrn: string;
      readonly createdAt: number;
      readonly expiresAt: number | null;
    }>;
  };
};

export const AccessTokens: Operation<
  AccessTokensQuery,
  { start: number; filters: ReadonlyArray<FacetFilterInput> }
> =
  'query AccessTokens($start: Int!, $filters: [FacetFilterInput!]!) {\n  listAccessTokens(input: {start: $start, count: 20, filters: $filters}) {\n    start\n    total\n    tokens {\n      id\n      name\n      description\n      actorUrn\n      ownerUrn\n      createdAt\n      expiresAt\n    }\n  }\n}';
export const CreateToken: Operation<
  { readonly createAccessToken: { readonly accessToken: string } | null },
  { input: CreateAccessTokenInput }
> =
  'mutation CreateToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    accessToken\n  }\n}';
export const RevokeToken: Operation<{ readonly revokeAccessToken: boolean }, { tokenId: string }> =
  'mutation RevokeToken($tokenId: String!) {\n  revokeAccessToken(tokenId: $tokenId)\n}';

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Exact, FacetFilterInput } from '../../../api/types.graphql.js';
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

export type AccessTokensQueryVariables = Exact<{ start: number; filters: ReadonlyArray<FacetFilterInput> }>;
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
export type CreateTokenMutationVariables = Exact<{ input: CreateAccessTokenInput }>;
export type CreateTokenMutation = { readonly createAccessToken: { readonly accessToken: string } | null };
export type RevokeTokenMutationVariables = Exact<{ tokenId: string }>;
export type RevokeTokenMutation = { readonly revokeAccessToken: boolean };

export const AccessTokens: Operation<AccessTokensQuery, AccessTokensQueryVariables> =
  'query AccessTokens($start: Int!, $filters: [FacetFilterInput!]!) {\n  listAccessTokens(input: {start: $start, count: 20, filters: $filters}) {\n    start\n    total\n    tokens {\n      id\n      name\n      description\n      actorUrn\n      ownerUrn\n      createdAt\n      expiresAt\n    }\n  }\n}' as Operation<
    AccessTokensQuery,
    AccessTokensQueryVariables
  >;
export const CreateToken: Operation<CreateTokenMutation, CreateTokenMutationVariables> =
  'mutation CreateToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    accessToken\n  }\n}' as Operation<
    CreateTokenMutation,
    CreateTokenMutationVariables
  >;
export const RevokeToken: Operation<RevokeTokenMutation, RevokeTokenMutationVariables> =
  'mutation RevokeToken($tokenId: String!) {\n  revokeAccessToken(tokenId: $tokenId)\n}' as Operation<
    RevokeTokenMutation,
    RevokeTokenMutationVariables
  >;

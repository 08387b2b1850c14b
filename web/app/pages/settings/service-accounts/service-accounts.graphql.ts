/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../api/operation.js';
export type CreateServiceAccountInput = {
  /** Default: the user name, which is always new. */
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
};
export type ServiceAccountsQuery = {
  readonly listServiceAccounts: {
    readonly total: number;
    readonly serviceAccounts: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly displayName: string | null;
      readonly description: string | null;
      readonly createdAt: number | null;
    }>;
  };
};
export type ServiceAccountPageQuery = {
  readonly getServiceAccount: {
    readonly urn: string;
    readonly name: string;
    readonly displayName: string | null;
    readonly description: string | null;
    readonly createdAt: number | null;
  } | null;
  readonly listAccessTokens: {
    readonly total: number;
    readonly tokens: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly createdAt: number;
      readonly expiresAt: number | null;
    }>;
  };
};

export const ServiceAccounts: Operation<
  ServiceAccountsQuery,
  { start: number; query?: string | null | undefined }
> =
  'query ServiceAccounts($start: Int!, $query: String) {\n  listServiceAccounts(input: {start: $start, count: 20, query: $query}) {\n    total\n    serviceAccounts {\n      urn\n      name\n      displayName\n      description\n      createdAt\n    }\n  }\n}';
export const ServiceAccountPage: Operation<
  ServiceAccountPageQuery,
  { urn: string; actor: ReadonlyArray<string> }
> =
  'query ServiceAccountPage($urn: String!, $actor: [String!]!) {\n  getServiceAccount(urn: $urn) {\n    urn\n    name\n    displayName\n    description\n    createdAt\n  }\n  listAccessTokens(\n    input: {start: 0, count: 100, filters: [{field: "actorUrn", values: $actor}]}\n  ) {\n    total\n    tokens {\n      id\n      name\n      createdAt\n      expiresAt\n    }\n  }\n}';
export const CreateServiceAccount: Operation<
  { readonly createServiceAccount: { readonly urn: string } },
  { input: CreateServiceAccountInput }
> =
  'mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n  createServiceAccount(input: $input) {\n    urn\n  }\n}';
export const DeleteServiceAccount: Operation<{ readonly deleteServiceAccount: boolean }, { urn: string }> =
  'mutation DeleteServiceAccount($urn: String!) {\n  deleteServiceAccount(urn: $urn)\n}';

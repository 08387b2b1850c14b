/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Exact } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

export type CreateSecretInput = {
  /** The name by which recipes refer to it. */
  readonly name: string;
  readonly value: string;
  readonly description?: string | null | undefined;
};
export type UpdateSecretInput = {
  readonly urn: string;
  readonly name: string;
  readonly value: string;
  readonly description?: string | null | undefined;
};
export type SecretsQueryVariables = Exact<{ start: number; query?: string | null | undefined }>;
export type SecretsQuery = {
  readonly listSecrets: {
    readonly total: number | null;
    readonly secrets: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string | null;
    }>;
  } | null;
};
export type CreateSecretMutationVariables = Exact<{ input: CreateSecretInput }>;
export type CreateSecretMutation = { readonly createSecret: string | null };
export type UpdateSecretMutationVariables = Exact<{ input: UpdateSecretInput }>;
export type UpdateSecretMutation = { readonly updateSecret: string | null };
export type DeleteSecretMutationVariables = Exact<{ urn: string }>;
export type DeleteSecretMutation = { readonly deleteSecret: string | null };

export const Secrets: Operation<SecretsQuery, SecretsQueryVariables> =
  'query Secrets($start: Int!, $query: String) {\n  listSecrets(input: {start: $start, count: 20, query: $query}) {\n    total\n    secrets {\n      urn\n      name\n      description\n    }\n  }\n}' as Operation<
    SecretsQuery,
    SecretsQueryVariables
  >;
export const CreateSecret: Operation<CreateSecretMutation, CreateSecretMutationVariables> =
  'mutation CreateSecret($input: CreateSecretInput!) {\n  createSecret(input: $input)\n}' as Operation<
    CreateSecretMutation,
    CreateSecretMutationVariables
  >;
export const UpdateSecret: Operation<UpdateSecretMutation, UpdateSecretMutationVariables> =
  'mutation UpdateSecret($input: UpdateSecretInput!) {\n  updateSecret(input: $input)\n}' as Operation<
    UpdateSecretMutation,
    UpdateSecretMutationVariables
  >;
export const DeleteSecret: Operation<DeleteSecretMutation, DeleteSecretMutationVariables> =
  'mutation DeleteSecret($urn: String!) {\n  deleteSecret(urn: $urn)\n}' as Operation<
    DeleteSecretMutation,
    DeleteSecretMutationVariables
  >;

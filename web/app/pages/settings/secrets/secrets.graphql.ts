/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
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

export const Secrets: Operation<SecretsQuery, { start: number; query?: string | null | undefined }> =
  'query Secrets($start: Int!, $query: String) {\n  listSecrets(input: {start: $start, count: 20, query: $query}) {\n    total\n    secrets {\n      urn\n      name\n      description\n    }\n  }\n}';
export const CreateSecret: Operation<{ readonly createSecret: string | null }, { input: CreateSecretInput }> =
  'mutation CreateSecret($input: CreateSecretInput!) {\n  createSecret(input: $input)\n}';
export const UpdateSecret: Operation<{ readonly updateSecret: string | null }, { input: UpdateSecretInput }> =
  'mutation UpdateSecret($input: UpdateSecretInput!) {\n  updateSecret(input: $input)\n}';
export const DeleteSecret: Operation<{ readonly deleteSecret: string | null }, { urn: string }> =
  'mutation DeleteSecret($urn: String!) {\n  deleteSecret(urn: $urn)\n}';

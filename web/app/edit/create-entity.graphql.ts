/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { OwnerInput } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type CreateDataProductInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly properties: CreateDataProductPropertiesInput;
  readonly domainUrn: string;
};
export type CreateDataProductPropertiesInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
};
export type CreateDomainInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parentDomain?: string | null | undefined;
  /** Default: the actor. */
  readonly owners?: ReadonlyArray<OwnerInput> | null | undefined;
};
export type CreateGlossaryEntityInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parentNode?: string | null | undefined;
};
export type CreateGroupInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type CreateTagInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export const CreateTag: Operation<{ readonly createTag: string | null }, { input: CreateTagInput }> =
  'mutation CreateTag($input: CreateTagInput!) {\n  createTag(input: $input)\n}';
export const CreateTerm: Operation<
  { readonly createGlossaryTerm: string | null },
  { input: CreateGlossaryEntityInput }
> = 'mutation CreateTerm($input: CreateGlossaryEntityInput!) {\n  createGlossaryTerm(input: $input)\n}';
export const CreateTermGroup: Operation<
  { readonly createGlossaryNode: string | null },
  { input: CreateGlossaryEntityInput }
> = 'mutation CreateTermGroup($input: CreateGlossaryEntityInput!) {\n  createGlossaryNode(input: $input)\n}';
export const CreateDomain: Operation<{ readonly createDomain: string | null }, { input: CreateDomainInput }> =
  'mutation CreateDomain($input: CreateDomainInput!) {\n  createDomain(input: $input)\n}';
export const CreateGroup: Operation<{ readonly createGroup: string | null }, { input: CreateGroupInput }> =
  'mutation CreateGroup($input: CreateGroupInput!) {\n  createGroup(input: $input)\n}';
export const CreateDataProduct: Operation<
  { readonly createDataProduct: { readonly urn: string } | null },
  { input: CreateDataProductInput }
> =
  'mutation CreateDataProduct($input: CreateDataProductInput!) {\n  createDataProduct(input: $input) {\n    urn\n  }\n}';

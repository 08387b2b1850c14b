/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { CreateGroupInput, Exact, OwnerInput } from '../api/types.graphql.js';
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

export type CreateTagInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};
export type CreateTagMutationVariables = Exact<{ input: CreateTagInput }>;
export type CreateTagMutation = { readonly createTag: string | null };
export type CreateTermMutationVariables = Exact<{ input: CreateGlossaryEntityInput }>;
export type CreateTermMutation = { readonly createGlossaryTerm: string | null };
export type CreateTermGroupMutationVariables = Exact<{ input: CreateGlossaryEntityInput }>;
export type CreateTermGroupMutation = { readonly createGlossaryNode: string | null };
export type CreateDomainMutationVariables = Exact<{ input: CreateDomainInput }>;
export type CreateDomainMutation = { readonly createDomain: string | null };
export type CreateGroupMutationVariables = Exact<{ input: CreateGroupInput }>;
export type CreateGroupMutation = { readonly createGroup: string | null };
export type CreateDataProductMutationVariables = Exact<{ input: CreateDataProductInput }>;
export type CreateDataProductMutation = { readonly createDataProduct: { readonly urn: string } | null };

export const CreateTag: Operation<CreateTagMutation, CreateTagMutationVariables> =
  'mutation CreateTag($input: CreateTagInput!) {\n  createTag(input: $input)\n}' as Operation<
    CreateTagMutation,
    CreateTagMutationVariables
  >;
export const CreateTerm: Operation<CreateTermMutation, CreateTermMutationVariables> =
  'mutation CreateTerm($input: CreateGlossaryEntityInput!) {\n  createGlossaryTerm(input: $input)\n}' as Operation<
    CreateTermMutation,
    CreateTermMutationVariables
  >;
export const CreateTermGroup: Operation<CreateTermGroupMutation, CreateTermGroupMutationVariables> =
  'mutation CreateTermGroup($input: CreateGlossaryEntityInput!) {\n  createGlossaryNode(input: $input)\n}' as Operation<
    CreateTermGroupMutation,
    CreateTermGroupMutationVariables
  >;
export const CreateDomain: Operation<CreateDomainMutation, CreateDomainMutationVariables> =
  'mutation CreateDomain($input: CreateDomainInput!) {\n  createDomain(input: $input)\n}' as Operation<
    CreateDomainMutation,
    CreateDomainMutationVariables
  >;
export const CreateGroup: Operation<CreateGroupMutation, CreateGroupMutationVariables> =
  'mutation CreateGroup($input: CreateGroupInput!) {\n  createGroup(input: $input)\n}' as Operation<
    CreateGroupMutation,
    CreateGroupMutationVariables
  >;
export const CreateDataProduct: Operation<CreateDataProductMutation, CreateDataProductMutationVariables> =
  'mutation CreateDataProduct($input: CreateDataProductInput!) {\n  createDataProduct(input: $input) {\n    urn\n  }\n}' as Operation<
    CreateDataProductMutation,
    CreateDataProductMutationVariables
  >;

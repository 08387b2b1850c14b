/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Exact, OwnerInput, SubResourceType } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

export type BatchSetDomainInput = {
  readonly resources: ReadonlyArray<ResourceRefInput>;
  /** Default: removes the resources from their domains. */
  readonly domainUrn?: string | null | undefined;
};
export type BatchUpdateDeprecationInput = {
  readonly deprecated: boolean;
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
  /** URN of the replacement. */
  readonly replacement?: string | null | undefined;
};

export type BatchAddOwnersInput = {
  readonly owners: ReadonlyArray<OwnerInput>;
  /** Ownership type of the items of `owners` without one. */
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};
export type BatchRemoveOwnersInput = {
  readonly ownerUrns: ReadonlyArray<string>;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};
/** An entity, or a part of it. */
export type ResourceRefInput = {
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** The part, e.g. the path of a schema field. */
  readonly subResource?: string | null | undefined;
};

export type BatchAddTagsInput = {
  readonly tagUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput>;
};
export type BatchRemoveTagsInput = {
  readonly tagUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};
export type BatchAddTermsInput = {
  readonly termUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};
export type BatchRemoveTermsInput = {
  readonly termUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};
export type BulkAddTagsMutationVariables = Exact<{ input: BatchAddTagsInput }>;
export type BulkAddTagsMutation = { readonly batchAddTags: boolean | null };
export type BulkRemoveTagsMutationVariables = Exact<{ input: BatchRemoveTagsInput }>;
export type BulkRemoveTagsMutation = { readonly batchRemoveTags: boolean | null };
export type BulkAddTermsMutationVariables = Exact<{ input: BatchAddTermsInput }>;
export type BulkAddTermsMutation = { readonly batchAddTerms: boolean | null };
export type BulkRemoveTermsMutationVariables = Exact<{ input: BatchRemoveTermsInput }>;
export type BulkRemoveTermsMutation = { readonly batchRemoveTerms: boolean | null };
export type BulkAddOwnersMutationVariables = Exact<{ input: BatchAddOwnersInput }>;
export type BulkAddOwnersMutation = { readonly batchAddOwners: boolean | null };
export type BulkRemoveOwnersMutationVariables = Exact<{ input: BatchRemoveOwnersInput }>;
export type BulkRemoveOwnersMutation = { readonly batchRemoveOwners: boolean | null };
export type BulkSetDomainMutationVariables = Exact<{ input: BatchSetDomainInput }>;
export type BulkSetDomainMutation = { readonly batchSetDomain: boolean | null };
export type BulkDeprecateMutationVariables = Exact<{ input: BatchUpdateDeprecationInput }>;
export type BulkDeprecateMutation = { readonly batchUpdateDeprecation: boolean | null };

export const BulkAddTags: Operation<BulkAddTagsMutation, BulkAddTagsMutationVariables> =
  'mutation BulkAddTags($input: BatchAddTagsInput!) {\n  batchAddTags(input: $input)\n}' as Operation<
    BulkAddTagsMutation,
    BulkAddTagsMutationVariables
  >;
export const BulkRemoveTags: Operation<BulkRemoveTagsMutation, BulkRemoveTagsMutationVariables> =
  'mutation BulkRemoveTags($input: BatchRemoveTagsInput!) {\n  batchRemoveTags(input: $input)\n}' as Operation<
    BulkRemoveTagsMutation,
    BulkRemoveTagsMutationVariables
  >;
export const BulkAddTerms: Operation<BulkAddTermsMutation, BulkAddTermsMutationVariables> =
  'mutation BulkAddTerms($input: BatchAddTermsInput!) {\n  batchAddTerms(input: $input)\n}' as Operation<
    BulkAddTermsMutation,
    BulkAddTermsMutationVariables
  >;
export const BulkRemoveTerms: Operation<BulkRemoveTermsMutation, BulkRemoveTermsMutationVariables> =
  'mutation BulkRemoveTerms($input: BatchRemoveTermsInput!) {\n  batchRemoveTerms(input: $input)\n}' as Operation<
    BulkRemoveTermsMutation,
    BulkRemoveTermsMutationVariables
  >;
export const BulkAddOwners: Operation<BulkAddOwnersMutation, BulkAddOwnersMutationVariables> =
  'mutation BulkAddOwners($input: BatchAddOwnersInput!) {\n  batchAddOwners(input: $input)\n}' as Operation<
    BulkAddOwnersMutation,
    BulkAddOwnersMutationVariables
  >;
export const BulkRemoveOwners: Operation<BulkRemoveOwnersMutation, BulkRemoveOwnersMutationVariables> =
  'mutation BulkRemoveOwners($input: BatchRemoveOwnersInput!) {\n  batchRemoveOwners(input: $input)\n}' as Operation<
    BulkRemoveOwnersMutation,
    BulkRemoveOwnersMutationVariables
  >;
export const BulkSetDomain: Operation<BulkSetDomainMutation, BulkSetDomainMutationVariables> =
  'mutation BulkSetDomain($input: BatchSetDomainInput!) {\n  batchSetDomain(input: $input)\n}' as Operation<
    BulkSetDomainMutation,
    BulkSetDomainMutationVariables
  >;
export const BulkDeprecate: Operation<BulkDeprecateMutation, BulkDeprecateMutationVariables> =
  'mutation BulkDeprecate($input: BatchUpdateDeprecationInput!) {\n  batchUpdateDeprecation(input: $input)\n}' as Operation<
    BulkDeprecateMutation,
    BulkDeprecateMutationVariables
  >;

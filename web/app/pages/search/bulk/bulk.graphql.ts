/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { OwnerInput, SubResourceType } from '../../../api/types.graphql.js';
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

export const BulkAddTags: Operation<{ readonly batchAddTags: boolean | null }, { input: BatchAddTagsInput }> =
  'mutation BulkAddTags($input: BatchAddTagsInput!) {\n  batchAddTags(input: $input)\n}';
export const BulkRemoveTags: Operation<
  { readonly batchRemoveTags: boolean | null },
  { input: BatchRemoveTagsInput }
> = 'mutation BulkRemoveTags($input: BatchRemoveTagsInput!) {\n  batchRemoveTags(input: $input)\n}';
export const BulkAddTerms: Operation<
  { readonly batchAddTerms: boolean | null },
  { input: BatchAddTermsInput }
> = 'mutation BulkAddTerms($input: BatchAddTermsInput!) {\n  batchAddTerms(input: $input)\n}';
export const BulkRemoveTerms: Operation<
  { readonly batchRemoveTerms: boolean | null },
  { input: BatchRemoveTermsInput }
> = 'mutation BulkRemoveTerms($input: BatchRemoveTermsInput!) {\n  batchRemoveTerms(input: $input)\n}';
export const BulkAddOwners: Operation<
  { readonly batchAddOwners: boolean | null },
  { input: BatchAddOwnersInput }
> = 'mutation BulkAddOwners($input: BatchAddOwnersInput!) {\n  batchAddOwners(input: $input)\n}';
export const BulkRemoveOwners: Operation<
  { readonly batchRemoveOwners: boolean | null },
  { input: BatchRemoveOwnersInput }
> = 'mutation BulkRemoveOwners($input: BatchRemoveOwnersInput!) {\n  batchRemoveOwners(input: $input)\n}';
export const BulkSetDomain: Operation<
  { readonly batchSetDomain: boolean | null },
  { input: BatchSetDomainInput }
> = 'mutation BulkSetDomain($input: BatchSetDomainInput!) {\n  batchSetDomain(input: $input)\n}';
export const BulkDeprecate: Operation<
  { readonly batchUpdateDeprecation: boolean | null },
  { input: BatchUpdateDeprecationInput }
> =
  'mutation BulkDeprecate($input: BatchUpdateDeprecationInput!) {\n  batchUpdateDeprecation(input: $input)\n}';

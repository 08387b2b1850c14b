/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { OwnershipType } from './types.graphql.js';

export type EntityLinkFragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
export type EntityNameFragment = { readonly urn: string; readonly overview: { readonly name: string } };
export type FoundEntitiesFragment = {
  readonly total: number;
  readonly searchResults: ReadonlyArray<{ readonly entity: EntityLinkFragment }>;
};
export type FacetCountsFragment = {
  readonly field: string;
  readonly aggregations: ReadonlyArray<{
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }>;
};
export type TagLabelFragment = {
  readonly tag: {
    readonly urn: string;
    readonly overview: { readonly name: string; readonly description: string | null };
    readonly properties: { readonly colorHex: string | null } | null;
  };
};
export type TermLabelFragment = {
  readonly term: {
    readonly urn: string;
    readonly overview: { readonly name: string; readonly description: string | null };
  };
};
export type OwnerLabelFragment = {
  readonly type: OwnershipType | null;
  readonly owner: EntityNameFragment;
  readonly ownershipType: EntityNameFragment | null;
};
export type LabelsFragment = {
  readonly owners: ReadonlyArray<OwnerLabelFragment>;
  readonly tags: ReadonlyArray<TagLabelFragment>;
  readonly glossaryTerms: ReadonlyArray<TermLabelFragment>;
};

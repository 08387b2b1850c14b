/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { OwnershipType } from '../types.graphql.js';
import type { EntityNameFragment } from './entity-link.graphql.js';

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

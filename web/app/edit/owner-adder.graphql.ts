/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../api/operation.js';
export type OwnershipChoicesQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{
      readonly entity: { readonly urn: string; readonly overview: { readonly name: string } };
    }>;
  } | null;
};

export const OwnershipChoices: Operation<OwnershipChoicesQuery, { [key: string]: never }> =
  'query OwnershipChoices {\n  searchAcrossEntities(\n    input: {types: [CUSTOM_OWNERSHIP_TYPE], query: "*", count: 100, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    searchResults {\n      entity {\n        urn\n        overview {\n          name\n        }\n      }\n    }\n  }\n}';

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../api/operation.js';
import type { EntityNameFragment } from '../api/fragments.graphql.js';
export type OwnershipChoicesQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{ readonly entity: EntityNameFragment }>;
  } | null;
};

export const OwnershipChoices: Operation<OwnershipChoicesQuery, { [key: string]: never }> =
  'query OwnershipChoices {\n  searchAcrossEntities(\n    input: {types: [CUSTOM_OWNERSHIP_TYPE], query: "*", count: 100, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    searchResults {\n      entity {\n        ...EntityName\n      }\n    }\n  }\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { AndFilterInput, EntityType, FacetFilterInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type AutoCompleteMultipleInput = {
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly field?: string | null | undefined;
  /** For each type, also if `types` is left out. Default: 10. */
  readonly limit?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
};

export type PathEndsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
      readonly entities: ReadonlyArray<EntityLinkFragment>;
    }>;
  } | null;
};
export type PathEndQuery = { readonly entity: EntityLinkFragment | null };

export const PathEnds: Operation<PathEndsQuery, { input: AutoCompleteMultipleInput }> =
  'query PathEnds($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      entities {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const PathEnd: Operation<PathEndQuery, { urn: string }> =
  'query PathEnd($urn: String!) {\n  entity(urn: $urn) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';

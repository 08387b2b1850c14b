/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  AndFilterInput,
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  EntityType,
  Exact,
  FacetFilterInput,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

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

export type PathEndsQueryVariables = Exact<{ input: AutoCompleteMultipleInput }>;
export type PathEndsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
      readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment>;
    }>;
  } | null;
};
export type PathEndQueryVariables = Exact<{ urn: string }>;
export type PathEndQuery = {
  readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
};

export const PathEnds: Operation<PathEndsQuery, PathEndsQueryVariables> =
  'query PathEnds($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      entities {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PathEndsQuery,
    PathEndsQueryVariables
  >;
export const PathEnd: Operation<PathEndQuery, PathEndQueryVariables> =
  'query PathEnd($urn: String!) {\n  entity(urn: $urn) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PathEndQuery,
    PathEndQueryVariables
  >;

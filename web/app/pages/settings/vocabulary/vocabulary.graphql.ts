/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
  PropertyCardinality,
} from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

export type CreateOwnershipTypeInput = { readonly name: string; readonly description: string };
export type CreateStructuredPropertyInput = {
  /** Last part of the URN. Default: the qualified name, or else random. */
  readonly id?: string | null | undefined;
  /** Its name in filters. Default: the id. */
  readonly qualifiedName?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Whether assigned values cannot be changed. */
  readonly immutable?: boolean | null | undefined;
  /** URN of a data type, e.g. `urn:li:dataType:datahub.string`. */
  readonly valueType: string;
  readonly typeQualifier?: TypeQualifierInput | null | undefined;
  /** Default: any value of the type. */
  readonly allowedValues?: ReadonlyArray<AllowedValueInput> | null | undefined;
  /** Default: one value. */
  readonly cardinality?: PropertyCardinality | null | undefined;
  /** URNs of the entity types that can have it, e.g. `urn:li:entityType:datahub.dataset`. */
  readonly entityTypes: ReadonlyArray<string>;
  /** URNs of the platforms for whose assets pages offer it. Default: all. Other clients are not bound to it. */
  readonly allowedPlatforms?: ReadonlyArray<string> | null | undefined;
  readonly settings?: StructuredPropertySettingsInput | null | undefined;
};
export type DeleteStructuredPropertyInput = { readonly urn: string };
/** Restricts URN values to entity types. */
export type TypeQualifierInput = {
  /** URNs of entity types. */
  readonly allowedTypes?: ReadonlyArray<string> | null | undefined;
};
/** Exactly one of the two members. */
export type AllowedValueInput = {
  readonly stringValue?: string | null | undefined;
  readonly numberValue?: number | null | undefined;
  readonly description?: string | null | undefined;
};
/** Default: unchanged; false for a new property. */
export type StructuredPropertySettingsInput = {
  readonly isHidden?: boolean | null | undefined;
  readonly showInSearchFilters?: boolean | null | undefined;
  readonly showInAssetSummary?: boolean | null | undefined;
  readonly hideInAssetSummaryWhenEmpty?: boolean | null | undefined;
  readonly showAsAssetBadge?: boolean | null | undefined;
  readonly showInColumnsTable?: boolean | null | undefined;
};
export type OwnershipTypesQueryVariables = Exact<{ start: number; query: string }>;
export type OwnershipTypesQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: {
        readonly urn: string;
        readonly overview: {
          readonly description: string | null;
          readonly name: string;
          readonly subTypes: ReadonlyArray<string>;
          readonly platform: {
            readonly urn: string;
            readonly name: string;
            readonly properties: { readonly displayName: string | null } | null;
          } | null;
        };
      };
    }>;
  } | null;
};
export type CreateOwnershipTypeMutationVariables = Exact<{ input: CreateOwnershipTypeInput }>;
export type CreateOwnershipTypeMutation = { readonly createOwnershipType: { readonly urn: string } | null };
export type DeleteOwnershipTypeMutationVariables = Exact<{ urn: string }>;
export type DeleteOwnershipTypeMutation = { readonly deleteOwnershipType: boolean | null };
export type StructuredPropertyListQueryVariables = Exact<{ start: number; query: string }>;
export type StructuredPropertyListQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment
        | {
            readonly urn: string;
            readonly definition: {
              readonly qualifiedName: string;
              readonly description: string | null;
              readonly cardinality: PropertyCardinality | null;
              readonly valueType: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
              readonly entityTypes: ReadonlyArray<{ readonly urn: string }>;
            };
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
    }>;
  } | null;
};
export type CreateStructuredPropertyMutationVariables = Exact<{ input: CreateStructuredPropertyInput }>;
export type CreateStructuredPropertyMutation = {
  readonly createStructuredProperty: { readonly urn: string };
};
export type DeleteStructuredPropertyMutationVariables = Exact<{ input: DeleteStructuredPropertyInput }>;
export type DeleteStructuredPropertyMutation = { readonly deleteStructuredProperty: boolean };

export const OwnershipTypes: Operation<OwnershipTypesQuery, OwnershipTypesQueryVariables> =
  'query OwnershipTypes($start: Int!, $query: String!) {\n  searchAcrossEntities(\n    input: {types: [CUSTOM_OWNERSHIP_TYPE], query: $query, start: $start, count: 20, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        overview {\n          description\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    OwnershipTypesQuery,
    OwnershipTypesQueryVariables
  >;
export const CreateOwnershipType: Operation<
  CreateOwnershipTypeMutation,
  CreateOwnershipTypeMutationVariables
> =
  'mutation CreateOwnershipType($input: CreateOwnershipTypeInput!) {\n  createOwnershipType(input: $input) {\n    urn\n  }\n}' as Operation<
    CreateOwnershipTypeMutation,
    CreateOwnershipTypeMutationVariables
  >;
export const DeleteOwnershipType: Operation<
  DeleteOwnershipTypeMutation,
  DeleteOwnershipTypeMutationVariables
> =
  'mutation DeleteOwnershipType($urn: String!) {\n  deleteOwnershipType(urn: $urn, deleteReferences: true)\n}' as Operation<
    DeleteOwnershipTypeMutation,
    DeleteOwnershipTypeMutationVariables
  >;
export const StructuredPropertyList: Operation<
  StructuredPropertyListQuery,
  StructuredPropertyListQueryVariables
> =
  'query StructuredPropertyList($start: Int!, $query: String!) {\n  searchAcrossEntities(\n    input: {types: [STRUCTURED_PROPERTY], query: $query, start: $start, count: 20, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on StructuredPropertyEntity {\n          definition {\n            qualifiedName\n            description\n            cardinality\n            valueType {\n              ...EntityLink\n            }\n            entityTypes {\n              urn\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    StructuredPropertyListQuery,
    StructuredPropertyListQueryVariables
  >;
export const CreateStructuredProperty: Operation<
  CreateStructuredPropertyMutation,
  CreateStructuredPropertyMutationVariables
> =
  'mutation CreateStructuredProperty($input: CreateStructuredPropertyInput!) {\n  createStructuredProperty(input: $input) {\n    urn\n  }\n}' as Operation<
    CreateStructuredPropertyMutation,
    CreateStructuredPropertyMutationVariables
  >;
export const DeleteStructuredProperty: Operation<
  DeleteStructuredPropertyMutation,
  DeleteStructuredPropertyMutationVariables
> =
  'mutation DeleteStructuredProperty($input: DeleteStructuredPropertyInput!) {\n  deleteStructuredProperty(input: $input)\n}' as Operation<
    DeleteStructuredPropertyMutation,
    DeleteStructuredPropertyMutationVariables
  >;

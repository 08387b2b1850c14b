/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PropertyCardinality } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';

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
export type OwnershipTypesQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: { readonly overview: { readonly description: string | null } } & EntityLinkFragment;
    }>;
  } | null;
};
export type StructuredPropertyListQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLinkFragment
        | ({
            readonly definition: {
              readonly qualifiedName: string;
              readonly description: string | null;
              readonly cardinality: PropertyCardinality | null;
              readonly valueType: EntityLinkFragment;
              readonly entityTypes: ReadonlyArray<{ readonly urn: string }>;
            };
          } & EntityLinkFragment);
    }>;
  } | null;
};

export const OwnershipTypes: Operation<OwnershipTypesQuery, { start: number; query: string }> =
  'query OwnershipTypes($start: Int!, $query: String!) {\n  searchAcrossEntities(\n    input: {types: [CUSTOM_OWNERSHIP_TYPE], query: $query, start: $start, count: 20, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        overview {\n          description\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const CreateOwnershipType: Operation<
  { readonly createOwnershipType: { readonly urn: string } | null },
  { input: CreateOwnershipTypeInput }
> =
  'mutation CreateOwnershipType($input: CreateOwnershipTypeInput!) {\n  createOwnershipType(input: $input) {\n    urn\n  }\n}';
export const DeleteOwnershipType: Operation<
  { readonly deleteOwnershipType: boolean | null },
  { urn: string }
> =
  'mutation DeleteOwnershipType($urn: String!) {\n  deleteOwnershipType(urn: $urn, deleteReferences: true)\n}';
export const StructuredPropertyList: Operation<
  StructuredPropertyListQuery,
  { start: number; query: string }
> =
  'query StructuredPropertyList($start: Int!, $query: String!) {\n  searchAcrossEntities(\n    input: {types: [STRUCTURED_PROPERTY], query: $query, start: $start, count: 20, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on StructuredPropertyEntity {\n          definition {\n            qualifiedName\n            description\n            cardinality\n            valueType {\n              ...EntityLink\n            }\n            entityTypes {\n              urn\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const CreateStructuredProperty: Operation<
  { readonly createStructuredProperty: { readonly urn: string } },
  { input: CreateStructuredPropertyInput }
> =
  'mutation CreateStructuredProperty($input: CreateStructuredPropertyInput!) {\n  createStructuredProperty(input: $input) {\n    urn\n  }\n}';
export const DeleteStructuredProperty: Operation<
  { readonly deleteStructuredProperty: boolean },
  { input: DeleteStructuredPropertyInput }
> =
  'mutation DeleteStructuredProperty($input: DeleteStructuredPropertyInput!) {\n  deleteStructuredProperty(input: $input)\n}';

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PropertyCardinality } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

/** `OTHER` represents custom types. */
export type StdDataType = 'STRING' | 'NUMBER' | 'URN' | 'RICH_TEXT' | 'DATE' | 'OTHER';
export type PropertyToSetQuery = {
  readonly structuredProperty: {
    readonly urn: string;
    readonly definition: {
      readonly displayName: string | null;
      readonly qualifiedName: string;
      readonly description: string | null;
      readonly cardinality: PropertyCardinality | null;
      readonly valueType: { readonly urn: string; readonly info: { readonly type: StdDataType } };
      readonly allowedValues: ReadonlyArray<{
        readonly description: string | null;
        readonly value: { readonly stringValue: string } | { readonly numberValue: number };
      }> | null;
      readonly typeQualifier: {
        readonly allowedTypes: ReadonlyArray<{ readonly urn: string }> | null;
      } | null;
    };
  } | null;
};

export const PropertyToSet: Operation<PropertyToSetQuery, { urn: string }> =
  'query PropertyToSet($urn: String!) {\n  structuredProperty(urn: $urn) {\n    urn\n    definition {\n      displayName\n      qualifiedName\n      description\n      cardinality\n      valueType {\n        urn\n        info {\n          type\n        }\n      }\n      allowedValues {\n        description\n        value {\n          ... on StringValue {\n            stringValue\n          }\n          ... on NumberValue {\n            numberValue\n          }\n        }\n      }\n      typeQualifier {\n        allowedTypes {\n          urn\n        }\n      }\n    }\n  }\n}';

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
/** Data type of the values of a feature or key. */
export type MlFeatureDataType =
  | 'USELESS'
  | 'NOMINAL'
  | 'ORDINAL'
  | 'BINARY'
  | 'COUNT'
  | 'TIME'
  | 'INTERVAL'
  | 'IMAGE'
  | 'VIDEO'
  | 'AUDIO'
  | 'TEXT'
  | 'MAP'
  | 'SEQUENCE'
  | 'SET'
  | 'CONTINUOUS'
  | 'BYTE'
  | 'UNKNOWN';
export type FeaturesTabQuery = {
  readonly entity:
    | { readonly urn: string }
    | {
        readonly urn: string;
        readonly uses: {
          readonly total: number | null;
          readonly relationships: ReadonlyArray<{
            readonly entity:
              | { readonly urn: string }
              | ({ readonly urn: string } & FeatureRowFragment)
              | ({ readonly urn: string } & KeyRowFragment)
              | null;
          }>;
        } | null;
      }
    | {
        readonly urn: string;
        readonly table: {
          readonly mlPrimaryKeys: ReadonlyArray<KeyRowFragment | null> | null;
          readonly mlFeatures: ReadonlyArray<FeatureRowFragment | null> | null;
        } | null;
      }
    | null;
};
export type FeatureRowFragment = {
  readonly urn: string;
  readonly name: string;
  readonly featureNamespace: string;
  readonly dataType: MlFeatureDataType | null;
  readonly overview: { readonly description: string | null };
  readonly properties: {
    readonly version: { readonly versionTag: string | null } | null;
    readonly sources: ReadonlyArray<EntityLinkFragment | null> | null;
  } | null;
};
export type KeyRowFragment = {
  readonly urn: string;
  readonly name: string;
  readonly featureNamespace: string;
  readonly dataType: MlFeatureDataType | null;
  readonly overview: { readonly description: string | null };
  readonly properties: {
    readonly version: { readonly versionTag: string | null } | null;
    readonly sources: ReadonlyArray<EntityLinkFragment | null> | null;
  } | null;
};

export const FeaturesTab: Operation<FeaturesTabQuery, { urn: string }> =
  'query FeaturesTab($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    ... on MLFeatureTable {\n      table: properties {\n        mlPrimaryKeys {\n          ...KeyRow\n        }\n        mlFeatures {\n          ...FeatureRow\n        }\n      }\n    }\n    ... on MLModel {\n      uses: relationships(\n        input: {types: ["Consumes"], direction: OUTGOING, count: 5000, includeSoftDelete: false}\n      ) {\n        total\n        relationships {\n          entity {\n            urn\n            ...FeatureRow\n            ...KeyRow\n          }\n        }\n      }\n    }\n  }\n}\nfragment KeyRow on MLPrimaryKey {\n  urn\n  name\n  featureNamespace\n  dataType\n  overview {\n    description\n  }\n  properties {\n    version {\n      versionTag\n    }\n    sources {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment FeatureRow on MLFeature {\n  urn\n  name\n  featureNamespace\n  dataType\n  overview {\n    description\n  }\n  properties {\n    version {\n      versionTag\n    }\n    sources {\n      ...EntityLink\n    }\n  }\n}';

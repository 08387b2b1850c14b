/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PartitionType } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type {
  EntityLinkFragment,
  TagLabelFragment,
  TermLabelFragment,
} from '../../../../api/fragments.graphql.js';

export type SchemaFieldDataType =
  | 'BOOLEAN'
  | 'FIXED'
  | 'STRING'
  | 'BYTES'
  | 'NUMBER'
  | 'DATE'
  | 'TIME'
  | 'ENUM'
  | 'NULL'
  | 'MAP'
  | 'ARRAY'
  | 'UNION'
  | 'STRUCT';
export type SchemaTabQuery = {
  readonly dataset: {
    readonly schemaMetadata: DatasetSchemaFragment | null;
    readonly editableSchemaMetadata: {
      readonly editableSchemaFieldInfo: ReadonlyArray<{
        readonly fieldPath: string;
        readonly description: string | null;
        readonly tags: { readonly tags: ReadonlyArray<TagLabelFragment> | null } | null;
        readonly glossaryTerms: { readonly terms: ReadonlyArray<TermLabelFragment> | null } | null;
      }>;
    } | null;
  } | null;
};
export type DatasetSchemaFragment = {
  readonly createdAt: number | null;
  readonly primaryKeys: ReadonlyArray<string> | null;
  readonly platformSchema:
    { readonly schema: string } | { readonly keySchema: string; readonly valueSchema: string } | null;
  readonly foreignKeys: ReadonlyArray<{
    readonly name: string | null;
    readonly sourceFields: ReadonlyArray<{ readonly urn: string; readonly fieldPath: string } | null> | null;
    readonly foreignFields: ReadonlyArray<{ readonly urn: string; readonly fieldPath: string } | null> | null;
    readonly foreignDataset: EntityLinkFragment | null;
  } | null> | null;
  readonly fields: ReadonlyArray<{
    readonly fieldPath: string;
    readonly type: SchemaFieldDataType;
    readonly nativeDataType: string | null;
    readonly nullable: boolean;
    readonly recursive: boolean;
    readonly description: string | null;
    readonly isPartOfKey: boolean | null;
    readonly isPartitioningKey: boolean | null;
    readonly jsonProps: string | null;
    readonly tags: { readonly tags: ReadonlyArray<TagLabelFragment> | null } | null;
    readonly glossaryTerms: { readonly terms: ReadonlyArray<TermLabelFragment> | null } | null;
    readonly schemaFieldEntity: { readonly urn: string } | null;
  }>;
};
export type SchemaVersionsQuery = {
  readonly getSchemaVersionList: {
    readonly semanticVersionList: ReadonlyArray<{
      readonly semanticVersion: string | null;
      readonly semanticVersionTimestamp: number | null;
      readonly versionStamp: string | null;
    }> | null;
  } | null;
};
export type SchemaStatisticsQuery = {
  readonly dataset: {
    readonly datasetProfiles: ReadonlyArray<{
      readonly timestampMillis: number;
      readonly rowCount: number | null;
      readonly partitionSpec: { readonly type: PartitionType; readonly partition: string | null } | null;
      readonly fieldProfiles: ReadonlyArray<FieldProfileFragment> | null;
    }> | null;
    readonly usageStats: {
      readonly aggregations: {
        readonly fields: ReadonlyArray<{
          readonly fieldName: string | null;
          readonly count: number | null;
        } | null> | null;
      } | null;
    } | null;
  } | null;
};
export type FieldProfileFragment = {
  readonly fieldPath: string;
  readonly uniqueCount: number | null;
  readonly uniqueProportion: number | null;
  readonly nullCount: number | null;
  readonly nullProportion: number | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly mean: string | null;
  readonly median: string | null;
  readonly stdev: string | null;
  readonly sampleValues: ReadonlyArray<string> | null;
};

export const SchemaTab: Operation<SchemaTabQuery, { urn: string; version?: number | null | undefined }> =
  'query SchemaTab($urn: String!, $version: Long) {\n  dataset(urn: $urn) {\n    schemaMetadata(version: $version) {\n      ...DatasetSchema\n    }\n    editableSchemaMetadata {\n      editableSchemaFieldInfo {\n        fieldPath\n        description\n        tags {\n          tags {\n            ...TagLabel\n          }\n        }\n        glossaryTerms {\n          terms {\n            ...TermLabel\n          }\n        }\n      }\n    }\n  }\n}\nfragment DatasetSchema on SchemaMetadata {\n  createdAt\n  primaryKeys\n  platformSchema {\n    ... on TableSchema {\n      schema\n    }\n    ... on KeyValueSchema {\n      keySchema\n      valueSchema\n    }\n  }\n  foreignKeys {\n    name\n    sourceFields {\n      urn\n      fieldPath\n    }\n    foreignFields {\n      urn\n      fieldPath\n    }\n    foreignDataset {\n      ...EntityLink\n    }\n  }\n  fields {\n    fieldPath\n    type\n    nativeDataType\n    nullable\n    recursive\n    description\n    isPartOfKey\n    isPartitioningKey\n    jsonProps\n    tags {\n      tags {\n        ...TagLabel\n      }\n    }\n    glossaryTerms {\n      terms {\n        ...TermLabel\n      }\n    }\n    schemaFieldEntity {\n      urn\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}';
export const SchemaVersions: Operation<SchemaVersionsQuery, { urn: string }> =
  'query SchemaVersions($urn: String!) {\n  getSchemaVersionList(input: {datasetUrn: $urn}) {\n    semanticVersionList {\n      semanticVersion\n      semanticVersionTimestamp\n      versionStamp\n    }\n  }\n}';
export const SchemaStatistics: Operation<SchemaStatisticsQuery, { urn: string }> =
  'query SchemaStatistics($urn: String!) {\n  dataset(urn: $urn) {\n    datasetProfiles(limit: 1) {\n      timestampMillis\n      rowCount\n      partitionSpec {\n        type\n        partition\n      }\n      fieldProfiles {\n        ...FieldProfile\n      }\n    }\n    usageStats(range: ALL) {\n      aggregations {\n        fields {\n          fieldName\n          count\n        }\n      }\n    }\n  }\n}\nfragment FieldProfile on DatasetFieldProfile {\n  fieldPath\n  uniqueCount\n  uniqueProportion\n  nullCount\n  nullProportion\n  min\n  max\n  mean\n  median\n  stdev\n  sampleValues\n}';

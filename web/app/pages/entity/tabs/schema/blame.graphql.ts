/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../../api/operation.js';
export type SchemaBlameQuery = {
  readonly getSchemaBlame: {
    readonly schemaFieldBlameList: ReadonlyArray<{
      readonly fieldPath: string;
      readonly schemaFieldChange: {
        readonly timestampMillis: number;
        readonly lastSemanticVersion: string;
        readonly lastSchemaFieldChange: string | null;
      };
    }> | null;
  } | null;
};

export const SchemaBlame: Operation<SchemaBlameQuery, { urn: string }> =
  'query SchemaBlame($urn: String!) {\n  getSchemaBlame(input: {datasetUrn: $urn}) {\n    schemaFieldBlameList {\n      fieldPath\n      schemaFieldChange {\n        timestampMillis\n        lastSemanticVersion\n        lastSchemaFieldChange\n      }\n    }\n  }\n}';

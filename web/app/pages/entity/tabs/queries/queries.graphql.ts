/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
/** Written by a user or found by a source. */
export type QuerySource = 'MANUAL' | 'SYSTEM';
export type QueryLanguage = 'SQL' | 'UNKNOWN';
export type DatasetQueriesQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: { readonly urn: string } | ({ readonly urn: string } & ListedQueryFragment);
    }>;
  } | null;
};
export type DatasetTopQueriesQuery = {
  readonly dataset: {
    readonly usageStats: {
      readonly buckets: ReadonlyArray<{
        readonly bucket: number | null;
        readonly metrics: { readonly topSqlQueries: ReadonlyArray<string | null> | null } | null;
      } | null> | null;
    } | null;
  } | null;
};
export type QueryDetailsQuery = {
  readonly query:
    | ({
        readonly urn: string;
        readonly subjects: ReadonlyArray<{
          readonly dataset: EntityLinkFragment;
          readonly schemaField: { readonly urn: string; readonly fieldPath: string } | null;
        }> | null;
      } & ListedQueryFragment)
    | null;
};
export type ListedQueryFragment = {
  readonly properties: {
    readonly name: string | null;
    readonly description: string | null;
    readonly source: QuerySource;
    readonly statement: { readonly value: string; readonly language: QueryLanguage };
    readonly createdOn: { readonly time: number; readonly actor: EntityLinkFragment | null };
    readonly lastModified: { readonly time: number };
    readonly origin: EntityLinkFragment | null;
  } | null;
};

export const DatasetQueries: Operation<DatasetQueriesQuery, { urn: string; start: number; count: number }> =
  'query DatasetQueries($urn: String!, $start: Int!, $count: Int!) {\n  searchAcrossEntities(\n    input: {types: [QUERY], query: "*", start: $start, count: $count, orFilters: [{and: [{field: "entities", values: [$urn]}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        urn\n        ... on QueryEntity {\n          ...ListedQuery\n        }\n      }\n    }\n  }\n}\nfragment ListedQuery on QueryEntity {\n  properties {\n    name\n    description\n    source\n    statement {\n      value\n      language\n    }\n    createdOn {\n      time\n      actor {\n        ...EntityLink\n      }\n    }\n    lastModified {\n      time\n    }\n    origin {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const DatasetTopQueries: Operation<DatasetTopQueriesQuery, { urn: string }> =
  'query DatasetTopQueries($urn: String!) {\n  dataset(urn: $urn) {\n    usageStats(range: ALL) {\n      buckets {\n        bucket\n        metrics {\n          topSqlQueries\n        }\n      }\n    }\n  }\n}';
export const QueryDetails: Operation<QueryDetailsQuery, { urn: string }> =
  'query QueryDetails($urn: String!) {\n  query(urn: $urn) {\n    urn\n    ...ListedQuery\n    subjects {\n      dataset {\n        ...EntityLink\n      }\n      schemaField {\n        urn\n        fieldPath\n      }\n    }\n  }\n}\nfragment ListedQuery on QueryEntity {\n  properties {\n    name\n    description\n    source\n    statement {\n      value\n      language\n    }\n    createdOn {\n      time\n      actor {\n        ...EntityLink\n      }\n    }\n    lastModified {\n      time\n    }\n    origin {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';

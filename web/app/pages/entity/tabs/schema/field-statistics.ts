import type { FieldProfileFragment, SchemaStatisticsQuery } from './schema.graphql.js';
import type { SchemaRow } from './schema-row.js';

/** Statistics of columns from the latest profile and from usage reports. */
export interface FieldStatistics {
  /** Epoch milliseconds of the profile; undefined without one. */
  readonly profiledAt: number | undefined;
  /** The part of the data that was profiled; undefined for all of it. */
  readonly partition: string | undefined;
  readonly of: (row: SchemaRow) => FieldProfileFragment | undefined;
  /** Queries that used the column; undefined if none were reported. */
  readonly useOf: (row: SchemaRow) => number | undefined;
}

export function readFieldStatistics(answer: SchemaStatisticsQuery | undefined): FieldStatistics {
  const profile = answer?.dataset?.datasetProfiles?.[0];
  const spec = profile?.partitionSpec;
  const profiles = new Map((profile?.fieldProfiles ?? []).map((field) => [field.fieldPath, field]));
  const fields = answer?.dataset?.usageStats?.aggregations?.fields ?? [];
  const uses = new Map(fields.map((field) => [field?.fieldName, field?.count ?? undefined]));
  return {
    profiledAt: profile?.timestampMillis,
    partition: spec && spec.type !== 'FULL_TABLE' ? (spec.partition ?? undefined) : undefined,
    of: ({ path, name }) => profiles.get(path) ?? profiles.get(name),
    useOf: ({ path, name }) => uses.get(path) ?? uses.get(name),
  };
}

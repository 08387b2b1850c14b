/** Daily numbers of operations on a dataset. */
import {
  checkAllRead,
  countByDay,
  countOperations,
  type OperationCounts,
} from '../../../catalog/dataset-operations/count-operations.js';
import { dayCalendar } from '../../../catalog/timeseries/days.js';
import { startOfRange } from '../../../catalog/timeseries/time-ranges.js';
import type { GraphqlContext } from '../context.js';
import type { OperationsStatsInput, OperationType } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { pointsOf } from './timeseries.js';

/** Fields with the number of each type of operation. */
const TOTALS: Readonly<Record<string, Exclude<OperationType, 'UNKNOWN'>>> = {
  totalInserts: 'INSERT',
  totalUpdates: 'UPDATE',
  totalDeletes: 'DELETE',
  totalCreates: 'CREATE',
  totalAlters: 'ALTER',
  totalDrops: 'DROP',
  totalCustoms: 'CUSTOM',
};

async function operationsStats(
  entity: EntityRef,
  args: { readonly input?: OperationsStatsInput | null },
  context: GraphqlContext,
) {
  const { range, timeZone } = args.input ?? {};
  const startOfDay = dayCalendar(timeZone ?? 'UTC');
  const startTimeMillis = startOfRange(range, context.now) ?? null;
  const records = await pointsOf(entity, { aspectName: 'operation', startTimeMillis }, context);
  const resource = entity.urn.text;
  checkAllRead(resource, records.length);
  const newestFirst = records.map(({ value }) => value);
  return {
    buckets: countByDay(newestFirst, startOfDay).map(({ day, counts }) => ({
      bucket: day,
      duration: 'DAY' as const,
      resource,
      aggregations: presentCounts(counts),
    })),
    aggregations: presentCounts(countOperations(newestFirst)),
  };
}

function presentCounts({ total, byType, customs }: OperationCounts): Record<string, unknown> {
  const totals = Object.entries(TOTALS).map(([field, type]) => [field, byType.get(type) ?? 0]);
  return {
    totalOperations: total,
    ...(Object.fromEntries(totals) as Record<string, number>),
    customOperationsMap: [...customs].map(([key, value]) => ({ key, value })),
  };
}

export const operations = { Dataset: { operationsStats } } as const;

/** How often what was done to a dataset, by day. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_TIMESERIES_POINTS } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { OperationsStatsInput, OperationType } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import type { StoredRecord } from '../mapping/record.js';
import { dayCalendar } from './days.js';
import { textIn } from './text-in.js';
import { pointsOf } from './timeseries.js';
import { startOf } from './usage.js';

const TOTALS: Readonly<Record<Exclude<OperationType, 'UNKNOWN'>, string>> = {
  INSERT: 'totalInserts',
  UPDATE: 'totalUpdates',
  DELETE: 'totalDeletes',
  CREATE: 'totalCreates',
  ALTER: 'totalAlters',
  DROP: 'totalDrops',
  CUSTOM: 'totalCustoms',
};

async function operationsStats(
  entity: EntityRef,
  args: { readonly input?: OperationsStatsInput | null },
  context: GraphqlContext,
) {
  const { range, timeZone } = args.input ?? {};
  const startOfDay = dayCalendar(timeZone ?? 'UTC');
  const asked = { aspectName: 'operation', startTimeMillis: startOf({ range: range ?? null }, context) };
  const newestFirst = await pointsOf(entity, asked, context);
  if (newestFirst.length === MAX_TIMESERIES_POINTS) throw tooMany(entity);
  const days = new Map<number, StoredRecord[]>();
  for (const point of newestFirst.toReversed()) {
    const day = startOfDay(Number(point.value['timestampMillis']));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [point]);
    else ofDay.push(point);
  }
  return {
    buckets: [...days].map(([bucket, points]) => ({
      bucket,
      duration: 'DAY' as const,
      resource: entity.urn.text,
      aggregations: countOperations(points),
    })),
    aggregations: countOperations(newestFirst),
  };
}

function countOperations(points: readonly StoredRecord[]): Record<string, unknown> {
  const counts = new Map<string, number>(Object.values(TOTALS).map((total) => [total, 0]));
  const customs = new Map<string, number>();
  const countOne = (all: Map<string, number>, name: string) => all.set(name, (all.get(name) ?? 0) + 1);
  for (const { value } of points) {
    const total = TOTALS[textIn(value, 'operationType') as keyof typeof TOTALS] as string | undefined;
    if (total !== undefined) countOne(counts, total);
    const custom = textIn(value, 'customOperationType');
    if (custom !== '') countOne(customs, custom);
  }
  return {
    totalOperations: points.length,
    ...Object.fromEntries(counts),
    customOperationsMap: [...customs].map(([key, value]) => ({ key, value })),
  };
}

/** Counts of some of them would be taken for counts of all. */
function tooMany({ urn }: EntityRef): CatalogError {
  const message = `There are ${MAX_TIMESERIES_POINTS} operations of ${urn.text} or more in this time; ask for a shorter range`;
  return new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/input/range',
    rule: `fewer than ${MAX_TIMESERIES_POINTS} operations`,
  });
}

export const operations = { Dataset: { operationsStats } } as const;

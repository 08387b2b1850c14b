/** Operations on datasets that a tool or a person reports, e.g. an insert of rows, and their counts. */
import { newId } from '../core/ids.js';
import type { AuditStamp } from '../model/types.js';
import { limitExceeded } from '../core/errors.js';
import type { JsonObject } from '../core/json.js';
import { MAX_TIMESERIES_POINTS } from '../core/limits.js';
import type { CommandContext } from './commands/command-context.js';
import { requireEntity } from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';
import { toStringMap, type StringMapEntry, omitNullish, type Optional } from './commands/command-input.js';
import type { Proposal } from './writes/types.js';

interface ReportedOperation {
  /** URN of the dataset. */
  readonly urn: string;
  readonly operationType: string;
  readonly customOperationType?: Optional<string>;
  readonly sourceType: string;
  readonly partition?: Optional<string>;
  readonly numAffectedRows?: Optional<number>;
  readonly customProperties?: Optional<readonly StringMapEntry[]>;
  /** Time of the operation, in epoch milliseconds. Absent: now. */
  readonly timestampMillis?: Optional<number>;
}

/** Stores the operation as a point. @throws NOT_FOUND, INVALID_URN */
export async function reportOperation(context: CommandContext, operation: ReportedOperation): Promise<void> {
  const urn = await requireEntity(context, operation.urn);
  await storeInExisting(context, [operationPoint(urn, operation, stampOf(context))]);
}

function operationPoint(urn: string, reported: ReportedOperation, { time, actor }: AuditStamp): Proposal {
  const { sourceType, operationType, customOperationType, numAffectedRows, partition, customProperties } =
    reported;
  const value = omitNullish({
    timestampMillis: time,
    // Distinguishes two operations within one millisecond.
    messageId: newId(),
    lastUpdatedTimestamp: reported.timestampMillis ?? time,
    actor,
    sourceType,
    operationType,
    customOperationType,
    numAffectedRows,
    partitionSpec: partition ? { partition, type: 'PARTITION' } : undefined,
    customProperties: customProperties ? toStringMap(customProperties) : undefined,
  });
  return { urn, aspectName: 'operation', changeType: 'UPSERT', value: JSON.stringify(value) };
}

export interface OperationCounts {
  readonly total: number;
  readonly byType: ReadonlyMap<string, number>;
  /** By custom type. */
  readonly customs: ReadonlyMap<string, number>;
}

/**
 * Refuses incomplete counts, which would look like complete ones.
 * @param count of the points that were read @throws LIMIT_EXCEEDED if there may be more points
 */
export function checkAllRead(urn: string, count: number): void {
  if (count < MAX_TIMESERIES_POINTS) return;
  const message = `There are ${MAX_TIMESERIES_POINTS} operations of ${urn} or more in this time; ask for a shorter range`;
  throw limitExceeded('/input/range', message, `fewer than ${MAX_TIMESERIES_POINTS} operations`);
}

/** @param points of the aspect `operation` */
export function countOperations(points: readonly JsonObject[]): OperationCounts {
  const byType = new Map<string, number>();
  const customs = new Map<string, number>();
  for (const { operationType, customOperationType } of points) {
    countOne(byType, operationType);
    countOne(customs, customOperationType);
  }
  return { total: points.length, byType, customs };
}

/**
 * Counts the operations of each day, the oldest day first.
 * @param newestFirst points of the aspect `operation`
 * @param startOfDay returns when the day of a moment began, both in epoch milliseconds
 */
export function countByDay(
  newestFirst: readonly JsonObject[],
  startOfDay: (moment: number) => number,
): { readonly day: number; readonly counts: OperationCounts }[] {
  const days = new Map<number, JsonObject[]>();
  for (const point of newestFirst.toReversed()) {
    const day = startOfDay(Number(point['timestampMillis']));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [point]);
    else ofDay.push(point);
  }
  return [...days].map(([day, points]) => ({ day, counts: countOperations(points) }));
}

function countOne(counts: Map<string, number>, name: unknown): void {
  if (typeof name === 'string' && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
}

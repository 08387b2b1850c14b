/** Points of timeseries aspects as fields of entities. */
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import { pointFilter } from '../../../catalog/timeseries/point-filter.js';
import type { GraphqlContext } from '../context.js';
import type { FilterInput } from '../generated/schema-types.js';
import { timeRange } from '../lineage/neighbours.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { toCriterion } from '../search/read-filter.js';

export interface PointArguments {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly limit?: number | null;
  readonly filter?: FilterInput | null;
}

/** Newest first. @throws LIMIT_EXCEEDED, INVALID_REQUEST */
export async function pointsOf(
  { urn }: EntityRef,
  { aspectName, ...args }: PointArguments & { readonly aspectName: string },
  { timeseries }: Pick<GraphqlContext, 'timeseries'>,
): Promise<StoredRecord[]> {
  const points = await timeseries.load(urn.text, {
    aspectName,
    ...timeRange(args),
    ...(args.limit != null && { limit: args.limit }),
    ...(args.filter && { filter: pointFilter(args.filter.and.map(toCriterion)) }),
  });
  return points.map(({ text, systemMetadata }) => {
    const lastObservedMillis = systemMetadata?.['lastObserved'];
    const value = parseKeepingDigits(text) as JsonObject;
    return new StoredRecord(
      { ...value, ...(lastObservedMillis !== undefined && { lastObservedMillis }) },
      urn,
    );
  });
}

/** A field that lists points of an aspect. */
function points(aspectName: string) {
  return (entity: EntityRef, args: PointArguments, context: GraphqlContext) =>
    pointsOf(entity, { ...args, aspectName }, context);
}

async function runEvents(
  entity: EntityRef,
  { status, filter, ...args }: PointArguments & { readonly status?: string | null },
  context: GraphqlContext,
) {
  const and = [...(filter?.and ?? []), ...(status ? [{ field: 'status', values: [status] }] : [])];
  const question = { ...args, ...(and.length > 0 && { filter: { and } }) };
  const events = await pointsOf(entity, { ...question, aspectName: 'assertionRunEvent' }, context);
  const count = (type: string): number =>
    events.filter(({ value }) => memberAt(value, ['result', 'type']) === type).length;
  return {
    total: events.length,
    failed: count('FAILURE'),
    succeeded: count('SUCCESS'),
    errored: count('ERROR'),
    runEvents: events,
  };
}

export const timeseries = {
  Dataset: { operations: points('operation'), datasetProfiles: points('datasetProfile') },
  DataProcessInstance: { state: points('dataProcessInstanceRunEvent') },
  Assertion: { runEvents },
  AssertionRunEvent: {
    lastObservedMillis: ({ value }: StoredRecord) => memberAt(value, ['lastObservedMillis']),
  },
} as const;

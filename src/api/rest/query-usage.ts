/** Reads the usage of a dataset in windows of time. */
import { systemClock } from '../../core/clock.js';
import type { JsonObject } from '../../core/json.js';
import {
  type UsageCount,
  usageInWindows,
  type UsageInWindows,
  type UsageWindow,
} from '../../catalog/usage.js';
import { POINT_PRIVILEGES } from '../../auth/authorization/authorized-readers.js';
import type { Services } from '../../auth/services.js';
import { startOfRange as startOfLongRange } from '../../catalog/timeseries/time-windows.js';
import {
  EXAMPLE_URN,
  members,
  object,
  oneOf,
  type Schema,
  type ShapeOfMembers,
  URN,
  arrayOf,
  INTEGER,
  STRING,
  valueOf,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';
import { USAGE_ASPECT, UNITS } from './ingest-usage.js';

const HOUR = 3_600 * 1_000;

const RANGES = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR', 'ALL'] as const;

/** Returns the start of a range that ends now, in epoch milliseconds; 0 for `ALL`. */
function startOfRange(range: (typeof RANGES)[number], now: number): number {
  if (range === 'HOUR') return now - HOUR;
  if (range === 'HALF_YEAR') return now - 183 * 24 * HOUR;
  return startOfLongRange(range, now) ?? 0;
}

const METRICS = object({
  'uniqueUserCount?': INTEGER,
  'totalSqlQueries?': INTEGER,
  'topSqlQueries?': arrayOf(STRING),
});

const BUCKET = object({
  bucket: { type: 'integer', description: 'Start of the window in epoch milliseconds.' },
  duration: STRING,
  resource: URN,
  metrics: { ...METRICS, description: 'The latest values in the window.' },
});

const AGGREGATIONS = object({
  uniqueUserCount: INTEGER,
  'totalSqlQueries?': INTEGER,
  users: arrayOf(object({ user: URN, count: INTEGER, 'userEmail?': STRING })),
  fields: arrayOf(object({ fieldName: STRING, count: INTEGER })),
});

const USAGE_ANSWER: JsonObject = valueOf(object({ buckets: arrayOf(BUCKET), aggregations: AGGREGATIONS }));

/** The same privileges permit reading the points. */
const USAGE_PRIVILEGES = POINT_PRIVILEGES.datasetUsageStatistics;

const TIME: Schema<number | null> = {
  type: ['integer', 'null'],
  description: 'Epoch milliseconds, inclusive.',
};

const MEMBERS = members({
  resource: { ...URN, description: 'A dataset.' },
  duration: oneOf(UNITS, { description: 'Length of the windows.' }),
  'startTime?': TIME,
  'timeZone?': { type: ['string', 'null'], description: 'Where windows begin, e.g. `Europe/Berlin`.' },
});

type UsageBody = ShapeOfMembers<typeof MEMBERS> & { readonly endTime?: number | null };

export const queryUsage = defineAction('/usageStats', 'query', {
  operationId: 'queryUsage',
  tag: 'Timeseries',
  permission: 'signed-in',
  needsDecision: true,
  deprecated: true,
  summary: 'Usage of a dataset in a time range',
  body: object({
    ...MEMBERS,
    'endTime?': TIME,
    'maxBuckets?': { type: ['integer', 'null'], description: 'Ignored.' },
  }),
  example: { resource: EXAMPLE_URN, duration: 'DAY', startTime: 1_700_000_000_000 },
  response: USAGE_ANSWER,
  handle: ({ body }, services) => find(body, services),
});

export const queryUsageRange = defineAction('/usageStats', 'queryRange', {
  operationId: 'queryUsageRange',
  tag: 'Timeseries',
  permission: 'signed-in',
  needsDecision: true,
  deprecated: true,
  summary: 'Usage of a dataset in a range that ends now',
  body: object({ ...MEMBERS, rangeFromEnd: oneOf(RANGES) }),
  example: { resource: EXAMPLE_URN, duration: 'DAY', rangeFromEnd: 'MONTH' },
  response: USAGE_ANSWER,
  handle: ({ body: { rangeFromEnd, ...body } }, services) =>
    find({ ...body, startTime: body.startTime ?? startOfRange(rangeFromEnd, systemClock.now()) }, services),
});

async function find(body: UsageBody, services: Services): Promise<object> {
  const { duration: unit, startTime, endTime, timeZone } = body;
  const urn = services.model.parseUrn(body.resource, 'dataset').text;
  await services.requirePermissions([{ urn, anyOf: USAGE_PRIVILEGES }]);
  const { points } = await services.timeseries.listPoints({
    urn,
    aspectName: USAGE_ASPECT,
    startTimeMillis: startTime ?? 0,
    ...(typeof endTime === 'number' && { endTimeMillis: endTime }),
  });
  const values = points.map(({ text }) => JSON.parse(text) as JsonObject);
  return present(body, usageInWindows(values, { unit, ...(typeof timeZone === 'string' && { timeZone }) }));
}

function present({ resource, duration }: UsageBody, usage: UsageInWindows): object {
  const { users, fields, totalSqlQueries } = usage;
  const presentWindow = ({ start, ...metrics }: UsageWindow): object => ({
    bucket: start,
    duration,
    resource,
    metrics,
  });
  return {
    value: {
      buckets: usage.windows.map(presentWindow),
      aggregations: {
        uniqueUserCount: users.length,
        ...(totalSqlQueries !== undefined && { totalSqlQueries }),
        users: users.map(presentUser),
        fields: fields.map(({ name, count }) => ({ fieldName: name, count })),
      },
    },
  };
}

function presentUser({ name, count, email }: UsageCount): object {
  return { user: name, count, ...(typeof email === 'string' && { userEmail: email }) };
}

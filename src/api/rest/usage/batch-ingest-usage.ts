/** Writes the usage of datasets by day or hour, in the older form of `datasetUsageStatistics`. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../../core/limits.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  EXAMPLE_URN,
  INTEGER,
  object,
  STRING,
  URN,
  valueOf,
} from '../../http/json-schema.js';
import { ASPECT_NAME, readUsageBucket, UNITS, type UsageBucket } from '../../http/requests/usage-bucket.js';
import { defineRoute } from '../../http/route.js';

const COUNT = { type: ['integer', 'null'] };

const METRICS = object({
  'uniqueUserCount?': COUNT,
  'totalSqlQueries?': COUNT,
  'topSqlQueries?': { anyOf: [{ type: 'null' }, arrayOf(STRING)] },
  'users?': {
    anyOf: [
      { type: 'null' },
      arrayOf(object({ user: URN, count: INTEGER, 'userEmail?': { type: ['string', 'null'] } })),
    ],
  },
  'fields?': { anyOf: [{ type: 'null' }, arrayOf(object({ fieldName: STRING, count: INTEGER }))] },
});

const BUCKET = object({
  bucket: { type: 'integer', description: 'Start of the period in epoch milliseconds.' },
  duration: { type: 'string', enum: [...UNITS], description: 'Length of the period.' },
  resource: { ...URN, description: 'A dataset.' },
  metrics: METRICS,
});

export const batchIngestUsage = defineRoute<unknown, { buckets: readonly UsageBucket[] }>({
  method: 'POST',
  path: '/usageStats',
  action: 'batchIngest',
  operationId: 'batchIngestUsage',
  tag: 'Timeseries',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write usage of datasets, all or nothing',
  description: `Each bucket becomes a point of \`${ASPECT_NAME}\`; write those instead. A bucket of the same time and length replaces it.`,
  body: object({ buckets: arrayOf(BUCKET, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' }) }),
  example: {
    buckets: [
      {
        bucket: 1_700_000_000_000,
        duration: 'DAY',
        resource: EXAMPLE_URN,
        metrics: { totalSqlQueries: 7, uniqueUserCount: 2 },
      },
    ],
  },
  response: valueOf(ANY_OBJECT),
  async handle({ body, actor, facts }, { writer }) {
    const proposals: Proposal[] = body.buckets.map(readUsageBucket);
    try {
      await writer.write(proposals, { actor, facts });
    } catch (error) {
      throw inBody(error);
    }
    return { value: {} };
  },
});

/** Errors of the write path contain paths within a point. */
function inBody(error: unknown): unknown {
  if (!(error instanceof CatalogError) || error.details.index === undefined) return error;
  const { index } = error.details;
  const isResource = error.code === 'INVALID_URN' || error.code === 'UNKNOWN_ENTITY';
  const path = `/buckets/${index}/${isResource ? 'resource' : 'metrics'}`;
  return new CatalogError(
    error.code,
    `${path}: ${error.message}`,
    { ...error.details, path },
    { cause: error },
  );
}

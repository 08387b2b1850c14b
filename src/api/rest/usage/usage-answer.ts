/** The answer of the actions that read usage. */
import type { JsonObject } from '../../../core/json.js';
import { arrayOf, INTEGER, object, STRING, URN, valueOf } from '../../http/json-schema.js';

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

export const USAGE_ANSWER: JsonObject = valueOf(
  object({ buckets: arrayOf(BUCKET), aggregations: AGGREGATIONS }),
);

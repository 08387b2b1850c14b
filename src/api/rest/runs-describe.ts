/** Lists the writes of an ingestion run. */
import { RawJson } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { RunRow } from '../../catalog/runs/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  object,
  ref,
  START,
  STRING,
  URN,
  valueOf,
} from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

interface DescribeBody {
  readonly runId: string;
  readonly start?: number;
  readonly count?: number;
  readonly includeSoft?: boolean;
  readonly includeAspect?: boolean;
}

/** The page size that the command line requests. */
const DEFAULT_COUNT = 100;

export const runsDescribe = defineRoute<unknown, DescribeBody>({
  method: 'POST',
  path: '/runs',
  action: 'describe',
  operationId: 'describeRun',
  tag: 'Runs',
  permission: 'signed-in',
  summary: 'Writes of an ingestion run, oldest first',
  description:
    'version is 0 for points and deletions; metadata is JSON text. With includeAspect each row has the value that was written, ' +
    'if that version is still stored. With includeSoft, rows that were rolled back follow the others. Unknown runs have no rows.',
  body: object({
    runId: STRING,
    'start?': START,
    'count?': ref('PageSize'),
    'includeSoft?': BOOLEAN,
    'includeAspect?': BOOLEAN,
  }),
  example: {
    runId: 'hive-2026_11_21-10_00_00',
    start: 0,
    count: 100,
    includeSoft: false,
    includeAspect: false,
  },
  response: valueOf(
    arrayOf(
      object({
        runId: STRING,
        urn: URN,
        aspectName: STRING,
        operation: STRING,
        timestamp: INTEGER,
        metadata: STRING,
        version: INTEGER,
        keyAspect: BOOLEAN,
        'aspect?': ANY_OBJECT,
      }),
    ),
  ),
  async handle({ body }, { runs, model }) {
    const { runId, start = 0, count = DEFAULT_COUNT, includeSoft = false, includeAspect = false } = body;
    const page = { start, count, includeUndone: includeSoft, withPayload: includeAspect };
    const rows = await runs.listRows(runId, page);
    return { value: rows.map((row) => present(runId, row, model)) };
  },
});

function present(runId: string, row: RunRow, model: MetadataModel): object {
  const { urn, operation, time: timestamp, version, payload } = row;
  const key = model.entities.get(urn.split(':')[2] ?? '')?.keyAspect;
  // The key aspect represents the entity.
  const aspectName = row.aspect ?? key ?? '';
  return {
    runId,
    urn,
    aspectName,
    operation,
    timestamp,
    metadata: row.systemMetadata ?? '{}',
    version,
    keyAspect: aspectName === key,
    ...(payload !== undefined && { aspect: new RawJson(payload) }),
  };
}

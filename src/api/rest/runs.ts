/** Ingestion runs: lists them and their writes, and rolls them back. */
import { RawJson } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { RunRow } from '../../catalog/runs/run-reader.js';
import { MAX_NAMED_URNS, MAX_PAGE_SIZE } from '../../core/limits.js';
import type { RollbackResult, RollbackRow } from '../../catalog/writes/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  object,
  START,
  STRING,
  URN,
  valueOf,
  PAGE_SIZE,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';

/** The page size that the command line requests. */
const DEFAULT_COUNT = 100;

export const runsDescribe = defineAction('/runs', 'describe', {
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
    'count?': PAGE_SIZE,
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
    return { value: rows.map((row) => presentWrite(runId, row, model)) };
  },
});

function presentWrite(runId: string, row: RunRow, model: MetadataModel): object {
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

export const runsList = defineAction('/runs', 'list', {
  operationId: 'listRuns',
  tag: 'Runs',
  permission: 'signed-in',
  summary: 'Ingestion runs, most recently started first',
  description:
    'rows counts what the run wrote: one for each aspect and request, and for each point. timestamp is that of its last write. ' +
    'With includeSoft, runs that were rolled back are listed too.',
  body: object({ 'pageOffset?': START, 'pageSize?': PAGE_SIZE, 'includeSoft?': BOOLEAN }),
  example: { pageOffset: 0, pageSize: 100, includeSoft: false },
  response: valueOf(arrayOf(object({ runId: STRING, rows: INTEGER, timestamp: INTEGER }))),
  async handle({ body }, { runs }) {
    const { pageOffset: start = 0, pageSize: count = DEFAULT_COUNT, includeSoft = false } = body;
    return { value: await runs.listRuns({ start, count, includeUndone: includeSoft }) };
  },
});

const OUTCOMES = ['RESTORED', 'REMOVED', 'KEPT', 'FINAL'];

const ROW = object({
  runId: STRING,
  urn: URN,
  aspectName: STRING,
  timestamp: INTEGER,
  metadata: STRING,
  version: INTEGER,
  keyAspect: BOOLEAN,
  outcome: { type: 'string', enum: OUTCOMES },
});

export const runsRollback = defineAction('/runs', 'rollback', {
  operationId: 'rollbackRun',
  tag: 'Runs',
  permission: 'per-change',
  summary: 'Undo the writes of an ingestion run',
  description:
    'Each aspect gets the value that it would have without the run. Values that the run created are deleted. Later writes of other ' +
    'runs stay; unsafeEntities and rows with the outcome KEPT name them. ' +
    `The response lists at most ${MAX_PAGE_SIZE} rows and ${MAX_NAMED_URNS} unsafeEntities; the counts cover all. ` +
    'With safe: false, entities that the run created are deleted even if others wrote to them. ' +
    'With dryRun nothing changes, and the response is the same.',
  body: object({ runId: STRING, 'dryRun?': BOOLEAN, 'safe?': BOOLEAN }),
  example: { runId: 'hive-2026_11_21-10_00_00', dryRun: true, safe: true },
  response: valueOf(
    object({
      aspectRowSummaries: arrayOf(ROW),
      entitiesAffected: INTEGER,
      aspectsReverted: INTEGER,
      aspectsAffected: INTEGER,
      unsafeEntitiesCount: INTEGER,
      unsafeEntities: arrayOf(object({ urn: URN })),
      entitiesDeleted: INTEGER,
    }),
  ),
  async handle({ body, actor, facts }, { writer }) {
    const { runId, dryRun = false, safe = true } = body;
    const result = await writer.rollBack({ runId, dryRun, nuke: !safe }, { actor, facts });
    return { value: presentRollback(result, runId) };
  },
});

/**
 * The command line prints `entitiesAffected` as the number of deleted entities, and `aspectsAffected` as the number of deleted aspects
 * of other entities.
 */
function presentRollback(result: RollbackResult, runId: string): object {
  return {
    aspectRowSummaries: result.rows.map((row) => presentRollbackRow(row, runId)),
    entitiesAffected: result.deleted,
    aspectsReverted: result.reverted,
    aspectsAffected: result.othersDeleted,
    unsafeEntitiesCount: result.unsafe,
    unsafeEntities: result.unsafeUrns.map((urn) => ({ urn })),
    entitiesDeleted: result.deleted,
  };
}

function presentRollbackRow(row: RollbackRow, runId: string): object {
  const { urn, aspect: aspectName, time: timestamp, version, keyAspect, outcome } = row;
  return {
    runId,
    urn,
    aspectName,
    timestamp,
    metadata: JSON.stringify({ runId }),
    version,
    keyAspect,
    outcome,
  };
}

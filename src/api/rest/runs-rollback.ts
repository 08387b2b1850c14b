/** Undoes an ingestion run. */
import { MAX_NAMED_URNS, MAX_PAGE_SIZE } from '../../core/limits.js';
import type { RollbackResult, RollbackRow } from '../../catalog/writes/types.js';
import { arrayOf, BOOLEAN, INTEGER, object, STRING, URN, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

interface RollbackBody {
  readonly runId: string;
  readonly dryRun?: boolean;
  readonly safe?: boolean;
}

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

export const runsRollback = defineRoute<unknown, RollbackBody>({
  method: 'POST',
  path: '/runs',
  action: 'rollback',
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
    aspectRowSummaries: result.rows.map((row) => presentRow(row, runId)),
    entitiesAffected: result.deleted,
    aspectsReverted: result.reverted,
    aspectsAffected: result.othersDeleted,
    unsafeEntitiesCount: result.unsafe,
    unsafeEntities: result.unsafeUrns.map((urn) => ({ urn })),
    entitiesDeleted: result.deleted,
  };
}

function presentRow(row: RollbackRow, runId: string): object {
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

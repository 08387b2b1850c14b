/** Values that only report progress. The next report replaces such a value without a new version. */
import type { Payload } from '../../model/types.js';
import { REQUEST_RESULT } from '../ingestion/request-input.js';
import { runOf } from '../runs/run-id.js';
import { aspectValue, type AspectState } from './entity-state.js';
import { writerOf } from './write-stamps.js';
import type { PatchAspectStep, PutStep } from './write-steps.js';

const RUNNING = 'RUNNING';

/**
 * Tells whether a write only continues the report of a run that is under way: a result with the status `RUNNING` replaces one with the
 * same status. Executors send such results every few seconds, and a version for each of them would fill the history. A write that names a
 * version or belongs to another run gets a version of its own.
 */
export function continuesProgress(
  { aspect, systemMetadata, ifVersion }: PutStep | PatchAspectStep,
  stored: AspectState | undefined,
  next: Payload,
): boolean {
  if (aspect.name !== REQUEST_RESULT || stored === undefined || ifVersion !== undefined) return false;
  return (
    aspectValue(stored)?.['status'] === RUNNING &&
    next.value['status'] === RUNNING &&
    writerOf(stored.meta).runId === runOf(systemMetadata)
  );
}

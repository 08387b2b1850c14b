/** Which run wrote something. */
import type { JsonObject } from '../../core/json.js';

/** What clients send as `runId` when they are in no run. */
const NO_RUN = 'no-run-id-provided';

/** Runs are found by index, and an index takes keys of about 8 kB; the aspect's system metadata keep the whole text. */
const MAX_RUN_ID_LENGTH = 1_000;

/** The id as runs are listed, described and rolled back by; undefined for a write outside of any run. */
export function runOf(systemMetadata: JsonObject | undefined): string | undefined {
  const runId = systemMetadata?.['runId'];
  return typeof runId === 'string' ? toRunId(runId) : undefined;
}

/** @param text as a client sent it. */
export function toRunId(text: string): string | undefined {
  return text === '' || text === NO_RUN ? undefined : text.slice(0, MAX_RUN_ID_LENGTH);
}

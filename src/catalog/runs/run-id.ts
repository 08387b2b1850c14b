/** Determines the run of a write. */
import type { JsonObject } from '../../core/json.js';

/** The `runId` that clients send outside of any run. */
const NO_RUN = 'no-run-id-provided';

/** Runs are found by an index whose keys have at most about 8 kB. The system metadata of the aspect keep the whole text. */
const MAX_RUN_ID_LENGTH = 1_000;

/** Returns the id by which a run is listed, described and rolled back; undefined for a write outside of any run. */
export function runOf(systemMetadata: JsonObject | undefined): string | undefined {
  const runId = systemMetadata?.['runId'];
  return typeof runId === 'string' ? toRunId(runId) : undefined;
}

/** @param text the id as a client sent it. */
export function toRunId(text: string): string | undefined {
  return text === '' || text === NO_RUN ? undefined : text.slice(0, MAX_RUN_ID_LENGTH);
}

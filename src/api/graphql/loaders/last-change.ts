import type { AspectStamp } from '../../../catalog/entities/types.js';
import { runOf } from '../../../catalog/runs/run-id.js';

/** The latest change of any aspect of an entity. */
export interface LastChange {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor?: string;
  readonly runId?: string;
}

export function lastChange(stamps: readonly AspectStamp[]): LastChange | undefined {
  const [newest] = stamps.toSorted((one, other) => other.created.time - one.created.time);
  if (newest === undefined) return undefined;
  const runId = runOf(newest.systemMetadata);
  return { ...newest.created, ...(runId !== undefined && { runId }) };
}

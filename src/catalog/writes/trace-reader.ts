/** Finds the changes of a traced write in the change log. */
import type { ReaderDeps } from '../entities/entity-reader.js';

/** Tolerance for clocks that were set back between the beginning of the trace and its write. */
const BEFORE_MS = 60_000;
const AFTER_MS = 600_000;

export interface TracedChange {
  readonly urn: string;
  readonly aspectName: string;
  /** Number of the written value; 0 for points. */
  readonly version: number;
}

export interface TraceReader {
  /** Finds the changes with one statement. @param trace its id and when it began, in epoch milliseconds. */
  findChanges(trace: { id: string; at: number }, urns: readonly string[]): Promise<TracedChange[]>;
}

export function createTraceReader({ database, load }: Omit<ReaderDeps, 'model'>): TraceReader {
  return {
    findChanges: async ({ id, at }, urns) => {
      const rows = await database.read(load('writes/find-traced'), {
        urns,
        traceId: id,
        from: at - BEFORE_MS,
        until: at + AFTER_MS,
      });
      return rows.map((row) => ({
        urn: row['urn'] as string,
        aspectName: row['aspect'] as string,
        version: row['version'] as number,
      }));
    },
  };
}

/** Finds what is known of a traced write: its changes in the log, and what was refused. */
import type { RefusedTrace } from './trace-status.js';
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

export interface TracedRefusal extends RefusedTrace {
  readonly urn: string;
  readonly aspectName: string;
}

interface TraceStart {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface TraceReader {
  /** Finds the changes with one statement. */
  findChanges(trace: TraceStart, urns: readonly string[]): Promise<TracedChange[]>;
  /** Finds the refused asynchronous writes with one statement. */
  findRefused(trace: TraceStart, urns: readonly string[]): Promise<TracedRefusal[]>;
}

export function createTraceReader({ database, load }: Omit<ReaderDeps, 'model'>): TraceReader {
  return {
    findChanges: async (trace, urns) => {
      const rows = await database.read(load('traces/find-traced'), { urns, ...spanOf(trace) });
      return rows.map((row) => ({
        urn: row['urn'] as string,
        aspectName: row['aspect'] as string,
        version: row['version'] as number,
      }));
    },
    findRefused: async (trace, urns) => {
      const rows = await database.read(load('traces/find-refused'), { urns, ...spanOf(trace) });
      return rows.map((row) => ({
        urn: row['urn'] as string,
        aspectName: row['aspect'] as string,
        message: row['message'] as string,
        code: row['code'] as string,
      }));
    },
  };
}

function spanOf({ id, at }: TraceStart): { traceId: string; from: number; until: number } {
  return { traceId: id, from: at - BEFORE_MS, until: at + AFTER_MS };
}

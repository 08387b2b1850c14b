/** Payloads of the aspect `dataHubExecutionRequestResult`. Pure. */
import type { EndStatus } from '../types.js';

export interface RunResult {
  readonly status: EndStatus | 'RUNNING';
  /** Epoch milliseconds; 0 for a request that nobody runs. */
  readonly startTimeMs: number;
  readonly durationMs?: number;
  /** The last lines of the output. */
  readonly report?: string;
  readonly structuredReport?: StructuredReport;
}

interface StructuredReport {
  /** Name of the task. */
  readonly type: string;
  readonly serializedValue: string;
  readonly contentType: 'application/json';
}

/** The result of a request that was cancelled, although no service runs it. */
export function cancelledUnknown(): RunResult {
  return { status: 'CANCELLED', startTimeMs: 0, report: 'Trellis: cancelled; no service ran the request.' };
}

/** The result of a request whose service ended before the run. */
export function aborted(startTimeMs: number): RunResult {
  return {
    status: 'ABORTED',
    startTimeMs,
    report: 'Trellis: the service that ran the request ended before the run did.',
  };
}

export function structuredReport(task: string, text: string): StructuredReport {
  return { type: task, serializedValue: text, contentType: 'application/json' };
}

/** Options of the executor, the results of runs, and what the executor reports about its work. */

export const DEFAULT_GRACE_MILLIS = 10_000;

export interface ExecutorOptions {
  /** Absolute path of the folder for Python environments and for the private folders of runs. */
  readonly folder: string;
  /** Requests with another executor id are left to others. */
  readonly executorId: string;
  /** A `datahub` command that runs every recipe. Absent: the executor makes Python environments. */
  readonly command?: string | undefined;
  /** The Python that makes environments. */
  readonly python: string;
  /** Version of the package for requests that name none. */
  readonly version: string;
  /** Names of packages that requests may add to their environments. Absent: none. */
  readonly packages?: readonly string[] | undefined;
  /** How long an environment that no run uses is kept, in milliseconds. Absent: 30 days. */
  readonly unusedMillis?: number | undefined;
  /** Runs at the same time. */
  readonly atOnce: number;
  /** Longest time of one run, in milliseconds. */
  readonly timeLimitMillis: number;
  /** Variables that recipes may use and that runs inherit, by name. */
  readonly environment: Readonly<Record<string, string>>;
  /** Folders in which programs are searched, as in `PATH`. */
  readonly path: string;
  /** URN of the user that runs act as. Absent: the user who requested the run. */
  readonly user?: string | undefined;
  /** How long a stopped run may take to end by itself, in milliseconds. Default: `DEFAULT_GRACE_MILLIS`. */
  readonly graceMillis?: number;
}

/** `LOST`: another service has closed the request, so this one stores no result. */
export type StopReason = 'CANCELLED' | 'ABORTED' | 'TIMEOUT' | 'LOST';

export type EndStatus = 'SUCCESS' | 'FAILURE' | 'TIMEOUT' | 'CANCELLED' | 'ABORTED';

/** What the executor reports about its work. Metrics implement it. */
export interface ExecutorObserver {
  /** Called with the number of runs under way. */
  readonly running: (runs: number) => void;
  readonly ended: (run: { readonly status: EndStatus; readonly millis: number }) => void;
}

/** Payload of the aspect `dataHubExecutionRequestResult`. */
export interface RunResult {
  readonly status: EndStatus | 'RUNNING';
  /** Epoch milliseconds; 0 for a request that no service runs. */
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

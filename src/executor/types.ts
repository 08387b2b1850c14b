/** Options of the executor, and what it reports about its work. */

export const DEFAULT_GRACE_MILLIS = 10_000;

export interface ExecutorOptions {
  /** Absolute path of the folder for Python environments and for the private folders of runs. */
  readonly folder: string;
  /** Requests with another executor id are left to others. */
  readonly executorId: string;
  /** A `datahub` command that runs every recipe. Absent: the executor makes Python environments. */
  readonly command?: string;
  /** The Python that makes environments. */
  readonly python: string;
  /** Version of the package for requests that name none. */
  readonly version: string;
  /** Names of packages that requests may add to their environments. Absent: none. */
  readonly packages?: readonly string[];
  /** How long an environment that no run uses is kept, in milliseconds. Absent: 30 days. */
  readonly unusedMillis?: number;
  /** Runs at the same time. */
  readonly atOnce: number;
  /** Longest time of one run, in milliseconds. */
  readonly timeLimitMillis: number;
  /** Variables that recipes may use and that runs inherit, by name. */
  readonly environment: Readonly<Record<string, string>>;
  /** Folders in which programs are searched, as in `PATH`. */
  readonly path: string;
  /** URN of the user that runs act as. Absent: whoever requested the run. */
  readonly user?: string;
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

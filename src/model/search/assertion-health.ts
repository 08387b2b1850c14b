/** Search fields about assertion results. They do not follow from an entity's own aspects. */

/** Timeseries aspect with the runs of an assertion. */
export const RUN_ASPECT = 'assertionRunEvent';

/** Relationship from an assertion to the asserted entity. */
export const ASSERTS_EDGE = 'Asserts';

/** The worst result first. Of several runs at the same time, the worst counts. */
const STATUSES = ['FAILING', 'ERROR', 'PASSING', 'INIT'] as const;

export type AssertionStatus = (typeof STATUSES)[number];

const STATUS_OF_RESULT: Readonly<Record<string, AssertionStatus>> = {
  FAILURE: 'FAILING',
  ERROR: 'ERROR',
  SUCCESS: 'PASSING',
  INIT: 'INIT',
};

/** The latest run of an assertion that has a result. */
export interface LastRun {
  readonly status: AssertionStatus;
  /** Epoch milliseconds. */
  readonly time: number;
}

export interface Health {
  /** Latest run of an assertion. Without one, its aspect `assertionRunSummary` counts. */
  readonly lastRun?: LastRun | undefined;
  /** Whether an assertion about the entity is failing. */
  readonly hasFailingAssertions?: boolean;
}

/**
 * @param result result of the run, e.g. `FAILURE`
 * @returns undefined for an unknown result
 */
export function toLastRun(time: number, result: unknown): LastRun | undefined {
  const status =
    typeof result === 'string' && Object.hasOwn(STATUS_OF_RESULT, result)
      ? STATUS_OF_RESULT[result]
      : undefined;
  return status && { status, time };
}

export function newestRun(runs: readonly (LastRun | undefined)[]): LastRun | undefined {
  return runs.reduce((newest, run) => {
    if (newest === undefined || run === undefined) return newest ?? run;
    if (run.time !== newest.time) return run.time > newest.time ? run : newest;
    return STATUSES.indexOf(run.status) < STATUSES.indexOf(newest.status) ? run : newest;
  }, undefined);
}

export function sameRun(left: LastRun | undefined, right: LastRun | undefined): boolean {
  return left?.time === right?.time && left?.status === right?.status;
}

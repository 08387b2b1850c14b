/** The state of a requested run, in words. Pure. */
import type { ResultName } from '../../entity/tabs/quality/results.js';
import type { RunOfSourceFragment } from '../sources.graphql.js';

export interface RunState {
  readonly label: string;
  readonly mark: ResultName;
  /** True: the state will change by itself. */
  readonly isUnderWay: boolean;
}

type Run = Pick<RunOfSourceFragment, 'result'>;

const STATES: Readonly<Record<string, RunState>> = {
  RUNNING: { label: 'Running', mark: 'INIT', isUnderWay: true },
  SUCCESS: { label: 'Succeeded', mark: 'SUCCESS', isUnderWay: false },
  SUCCEEDED_WITH_WARNINGS: { label: 'Succeeded with warnings', mark: 'SUCCESS', isUnderWay: false },
  FAILURE: { label: 'Failed', mark: 'FAILURE', isUnderWay: false },
  TIMEOUT: { label: 'Ran too long', mark: 'FAILURE', isUnderWay: false },
  CANCELLED: { label: 'Cancelled', mark: 'NONE', isUnderWay: false },
  ABORTED: { label: 'Ended with the service', mark: 'FAILURE', isUnderWay: false },
  DUPLICATE: { label: 'Ran already', mark: 'NONE', isUnderWay: false },
  UP_FOR_RETRY: { label: 'Tried again later', mark: 'ERROR', isUnderWay: true },
  ROLLING_BACK: { label: 'Being rolled back', mark: 'INIT', isUnderWay: true },
  ROLLED_BACK: { label: 'Rolled back', mark: 'NONE', isUnderWay: false },
  ROLLBACK_FAILED: { label: 'Rollback failed', mark: 'FAILURE', isUnderWay: false },
};

const WAITING: RunState = { label: 'Waiting', mark: 'INIT', isUnderWay: true };

/** A run without a result waits for its executor. Executors may report states that are unknown here. */
export function runStateOf({ result }: Run): RunState {
  if (result === null) return WAITING;
  return STATES[result.status] ?? { label: result.status.toLowerCase(), mark: 'NONE', isUnderWay: false };
}

/** Milliseconds between two looks at a run that is under way. */
const REFRESH_MS = 2_000;

/** How soon a list of runs is read again. @param runs undefined until they are loaded */
export function refreshWhileRunning(runs: readonly Run[] | undefined): number | false {
  return runs?.some((run) => runStateOf(run).isUnderWay) === true ? REFRESH_MS : false;
}

/** A duration in its two largest units, e.g. `1 min 5 s`. @param millis at least 0 */
export function durationText(millis: number): string {
  const seconds = Math.round(millis / 1000);
  if (seconds < 60) return `${String(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return joined([minutes, 'min'], [seconds % 60, 's']);
  return joined([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
}

type Part = readonly [number, string];

function joined([large, largeUnit]: Part, [small, smallUnit]: Part): string {
  return small === 0
    ? `${String(large)} ${largeUnit}`
    : `${String(large)} ${largeUnit} ${String(small)} ${smallUnit}`;
}

/** Combines the events of a run into its state, and shows its duration as text. */
import type { RunEventFragment } from './runs.graphql.js';

export type RunResult =
  'Succeeded' | 'Failed' | 'Skipped' | 'Retried later' | 'Ended' | 'Running' | 'Unknown';

export interface RunState {
  readonly result: RunResult;
  /** Epoch milliseconds. */
  readonly startedAt: number | undefined;
  /** Milliseconds. */
  readonly duration: number | undefined;
  /** Number of the attempt, from 1. */
  readonly attempt: number | undefined;
}

const RESULTS: Readonly<Record<string, RunResult>> = {
  SUCCESS: 'Succeeded',
  FAILURE: 'Failed',
  SKIPPED: 'Skipped',
  UP_FOR_RETRY: 'Retried later',
};

/** Returns the state of a run. @param events newest first */
export function readRunState(events: readonly (RunEventFragment | null)[] | null): RunState {
  const known = (events ?? []).filter((event) => event !== null);
  const last = known[0];
  if (last === undefined)
    return { result: 'Unknown', startedAt: undefined, duration: undefined, attempt: undefined };
  const started = known.find(({ status }) => status === 'STARTED');
  const startedAt = started?.timestampMillis;
  const measured = startedAt === undefined ? undefined : last.timestampMillis - startedAt;
  const duration = last.durationMillis ?? (last.status === 'COMPLETE' ? measured : undefined);
  return {
    result: resultOf(last),
    startedAt: startedAt ?? (duration === undefined ? undefined : last.timestampMillis - duration),
    duration,
    attempt: last.attempt ?? undefined,
  };
}

function resultOf({ status, result }: RunEventFragment): RunResult {
  if (status !== 'COMPLETE') return 'Running';
  return RESULTS[result?.resultType ?? ''] ?? 'Ended';
}

const UNITS = [
  { name: 'd', size: 86_400_000 },
  { name: 'h', size: 3_600_000 },
  { name: 'min', size: 60_000 },
  { name: 's', size: 1_000 },
] as const;

/** Formats a duration in its two greatest units, e.g. `1 h 35 min`. @param duration milliseconds */
export function durationText(duration: number): string {
  if (duration < 1_000) return `${Math.round(duration)} ms`;
  const first = UNITS.findIndex(({ size }) => duration >= size);
  const units = UNITS.slice(first, first + 2);
  let rest = duration;
  const parts = units.map(({ name, size }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { name, count };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(' ');
}

import { Text } from '@mantine/core';
import { ResultMark } from '../quality/result-mark.js';
import type { ResultName } from '../quality/results.js';
import type { RunResult, RunState } from './read-run-state.js';
import classes from './run-status.module.css';

const MARKS: Readonly<Record<RunResult, ResultName>> = {
  Succeeded: 'SUCCESS',
  Failed: 'FAILURE',
  'Retried later': 'ERROR',
  Running: 'INIT',
  Skipped: 'NONE',
  Ended: 'NONE',
  Unknown: 'NONE',
};

/** Result of a run as icon and text. */
export function RunStatus({ state: { result, attempt } }: { readonly state: RunState }) {
  return (
    <span className={classes.status}>
      <ResultMark result={MARKS[result]} label={result} hasText />
      {attempt !== undefined && attempt > 1 && (
        <Text span size="xs" c="dimmed">
          attempt {attempt}
        </Text>
      )}
    </span>
  );
}

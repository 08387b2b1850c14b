import { ResultMark } from '../../entity/tabs/quality/result-mark.js';
import type { RunOfSourceFragment } from '../sources.graphql.js';
import { runStateOf } from './run-state.js';

/** State of a run as icon and text. */
export function RunStateText({ run }: { readonly run: RunOfSourceFragment }) {
  const { label, mark } = runStateOf(run);
  return <ResultMark result={mark} label={label} hasText />;
}

/** The table of a comparison. */
import { whole } from '../report/format.js';
import { describeMachine, type Grid } from '../report/render.js';
import type { Comparison } from './compare.js';
import { compareFigures, FIGURES, type ComparedFigure, type Series } from './figures.js';

export function describeComparison({ date, commits, options, surroundings, others }: Comparison): string {
  return (
    `${date}: ${commits.old} (old) and ${commits.new} (new), ${whole(options.entities)} entities (seed ${options.seed}). ` +
    `${describeMachine(surroundings)} Other processes used ${Math.round(100 * others)} % of the machine during the rounds (median).`
  );
}

/** One line for each figure. */
export function comparisonGrid(series: readonly Series[]): Grid {
  const rows = series.flatMap((each) =>
    compareFigures(each).map((compared) => [each.title, variantOf(each), ...cells(compared)]),
  );
  return { head: ['operation', 'sign-in, run', 'figure', 'old', 'new', 'new/old', 'of the rounds'], rows };
}

function variantOf({ signIn, hasRun }: Series): string {
  return hasRun === undefined ? signIn : `${signIn}, ${hasRun ? 'with' : 'without'}`;
}

function cells({ figure, old, new: newer, ratio, lowest, highest }: ComparedFigure): string[] {
  const { title, unit } = FIGURES[figure];
  const show = (value: number): string =>
    unit === 'µs' && value >= 10_000
      ? `${whole(value / 1_000)} ms`
      : `${value < 10 ? value.toFixed(2) : whole(value)} ${unit}`;
  return [title, show(old), show(newer), ratio.toFixed(2), `${lowest.toFixed(2)} to ${highest.toFixed(2)}`];
}

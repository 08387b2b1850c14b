/** `npm run bench:compare`: compares two commits of the service in one run. */
import { runProgram, type RunParts } from '../program.js';
import { describeMachine, renderTerminal, whole, type Grid } from '../report/render.js';
import { saveFigures } from '../report/report.js';
import { compare, type Comparison } from './compare.js';
import { compareFigures, FIGURES, type ComparedFigure, type Series } from './figures.js';
import { readOptions, type CompareOptions } from './options.js';
import { printBusiestFunctions } from './profiles.js';

const options = readOptions(process.argv.slice(2));
await runProgram('compare', (parts) => main(options, parts));

async function main(options: CompareOptions, parts: RunParts): Promise<void> {
  const comparison = await compare(options, parts, (series) => {
    parts.log(renderTerminal(comparisonGrid([series])));
  });
  console.log(`\n${describeComparison(comparison)}\n${renderTerminal(comparisonGrid(comparison.series))}`);
  if (options.json !== undefined) saveFigures(comparison, options.json);
  if (options.profile !== undefined) printBusiestFunctions(options.profile, console.log);
}

function describeComparison({ date, commits, options, surroundings, others }: Comparison): string {
  return (
    `${date}: ${commits.old} (old) and ${commits.new} (new), ${whole(options.entities)} entities (seed ${options.seed}). ` +
    `${describeMachine(surroundings)} Other processes used ${Math.round(100 * others)} % of the machine during the rounds (median).`
  );
}

/** One line for each figure. */
function comparisonGrid(series: readonly Series[]): Grid {
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

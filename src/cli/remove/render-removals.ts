import { EXIT, type ExitCode } from '../exit-code.js';
import type { Colors } from '../shell.js';
import { printable } from '../text/printable.js';
import { counted } from '../text/counted.js';
import type { Outcome, Removal, RemovalReport } from './types.js';

/** A refusal takes precedence over a missing entity, and this over success. */
export function exitCodeOfRemovals(removals: readonly Removal[]): ExitCode {
  if (removals.some(({ outcome }) => outcome === 'refused')) return EXIT.refused;
  return removals.some(({ outcome }) => outcome === 'not found') ? EXIT.notFound : EXIT.done;
}

/** Renders a line for each processed entity, then the counts. */
export function renderRemovals({ dryRun, hard, entities }: RemovalReport, colors: Colors): string {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of entities) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const summary = [...counts].map(
    ([outcome, count]) => `${count.toLocaleString('en')} ${describe(outcome, dryRun, hard)}`,
  );
  const tried = entities.filter(({ outcome }) => outcome !== 'not tried');
  const lines = tried.map((removal) => renderRemoval(removal, { dryRun, hard }, colors));
  return `${[...lines, colors.bold(summary.join(', '))].join('\n')}\n`;
}

function renderRemoval(
  { urn, outcome, message, ...numbers }: Removal,
  { dryRun, hard }: { dryRun: boolean; hard: boolean },
  colors: Colors,
): string {
  const { aspects, rows, timeseriesRows = 0, references } = numbers;
  const details = [
    ...(message === undefined ? [] : [message]),
    ...(aspects === undefined || rows !== undefined ? [] : [counted(aspects, 'aspect')]),
    ...(rows === undefined ? [] : [counted(rows, 'row'), counted(timeseriesRows, 'point')]),
    ...(references === undefined ? [] : [counted(references, 'reference')]),
  ];
  const verb = describe(outcome, dryRun, hard);
  const isBad = ['refused', 'not found', 'unclear'].includes(outcome);
  const text = `${verb}: ${printable(urn)}`;
  return `${isBad ? colors.red(text) : text}${details.length === 0 ? '' : colors.dim(` (${printable(details.join(', '))})`)}`;
}

function describe(outcome: Outcome, dryRun: boolean, hard: boolean): string {
  if (outcome !== 'deleted' && outcome !== 'restored') return outcome;
  const done = outcome === 'deleted' && hard ? 'permanently deleted' : outcome;
  return dryRun ? `would be ${done}` : done;
}

import { stringifyKeepingDigits } from '../../core/json.js';
import type { Colors } from '../shell.js';
import { printable } from '../text/printable.js';
import type { Difference } from './diff-values.js';
import type { PutReport } from './types.js';

const MAX_VALUE_LENGTH = 200;

export function renderPut(report: PutReport, colors: Colors): string {
  const { urn, aspect, dryRun, created, changes } = report;
  const name = `${aspect} of ${printable(urn)}`;
  if (changes.length === 0) return `${name}: unchanged\n`;
  const verb = created ? 'created' : 'changed';
  const head = dryRun ? `Dry run: ${name} would be ${verb}` : `${name}: ${verb}`;
  return `${head}\n${changes.map((change) => renderDifference(change, colors)).join('')}`;
}

function renderDifference({ path, before, after }: Difference, colors: Colors): string {
  const shownPath = path === '' ? '(all)' : printable(path);
  return [
    `  ${shownPath}\n`,
    before === undefined ? '' : colors.red(`    - ${renderValue(before)}\n`),
    after === undefined ? '' : colors.green(`    + ${renderValue(after)}\n`),
  ].join('');
}

function renderValue(value: unknown): string {
  const text = printable(stringifyKeepingDigits(value));
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

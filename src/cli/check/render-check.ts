import { counted } from '../text/counted.js';
import { printable } from '../text/printable.js';
import { renderTable } from '../text/render-table.js';
import type { Colors } from '../shell.js';
import { isConsistent, total, type CheckReport, type FoundViolation } from './check-api.js';

export function renderCheck(
  report: CheckReport,
  { colors, columns }: { colors: Colors; columns: number | undefined },
): string {
  const nodes = counted(report.nodes, 'node');
  const found = total(report.violations);
  const index =
    report.searchIndex === 'ONLINE'
      ? []
      : [
          colors.yellow(
            `The search index is ${report.searchIndex.toLowerCase()}, so it was not compared: trellis reindex`,
          ),
        ];
  if (found === 0) return [...index, `${nodes} checked, no violations`, ''].join('\n');
  const rows = Object.entries(report.violations)
    .sort()
    .map(([kind, count]) => [
      kind.toLowerCase(),
      count.toLocaleString('en'),
      (report.repaired[kind] ?? 0).toLocaleString('en'),
    ]);
  const summary = `${nodes} checked: ${counted(found, 'violation')}, ${total(report.repaired).toLocaleString('en')} repaired`;
  return [
    renderTable({ head: ['kind', 'violations', 'repaired'], rows }, columns),
    ...report.examples.map(renderViolation),
    ...(report.examples.length < found ? ['… and more; --examples lists more'] : []),
    ...index,
    isConsistent(report) ? colors.bold(summary) : colors.yellow(summary),
    '',
  ].join('\n');
}

function renderViolation({ urn, kind, aspect, message, repaired, reason }: FoundViolation): string {
  const place = aspect === undefined ? urn : `${urn} ${aspect}`;
  const outcome = repaired ? ' (repaired)' : reason === undefined ? '' : ` (cannot be repaired: ${reason})`;
  return printable(`${kind.toLowerCase()}: ${place} ${message}${outcome}`);
}

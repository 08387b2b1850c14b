/** Renders the result of a load as text or JSON. */
import Table from 'cli-table3';
import { describeUnknownFields } from '../http/unknown-fields.js';
import type { Colors } from '../shell.js';
import { printable } from '../text/printable.js';
import type { FileCount, LoadReport } from './load-report.js';
import type { Refusal } from './types.js';

/** Above this number of files, only files with refusals get a line. At most this number of refusals is printed. */
const MAX_FILE_LINES = 20;
const MAX_REFUSAL_LINES = 50;

export interface Outcome {
  readonly report: LoadReport;
  readonly seconds: number;
  readonly dryRun: boolean;
}

/** `refusals` can contain fewer items than `refused`, see `MAX_LISTED_REFUSALS`. */
export function renderJsonSummary({ report, seconds, dryRun }: Outcome): string {
  const { total, files, refusals, stopped, unknownFields } = report;
  const summary = { ...total, dryRun, seconds, stopped, files, refusals, unknownFields };
  return `${JSON.stringify(summary, undefined, 2)}\n`;
}

/** @param colors false for pipes and files, whatever the environment requests */
export function renderSummary({ report, seconds, dryRun }: Outcome, colors: Colors): string {
  const { records, accepted, refused } = report.total;
  const sections = [
    renderFiles(report.files, colors),
    `${format(records)} records: ${format(accepted)} ${dryRun ? 'readable' : 'accepted'}, ` +
      `${format(refused)} ${dryRun ? 'unreadable' : 'refused'}, ${seconds.toFixed(1)} s`,
    report.refusals
      .slice(0, MAX_REFUSAL_LINES)
      .map((refusal) => renderRefusal(refusal, colors))
      .join('\n'),
    refused > MAX_REFUSAL_LINES ? `… and ${format(refused - MAX_REFUSAL_LINES)} more; --json lists them` : '',
    report.unknownFields.length === 0 ? '' : printable(describeUnknownFields(report.unknownFields)),
    report.stopped === undefined ? '' : colors.red(`Not finished: ${printable(report.stopped)}`),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function renderFiles(files: readonly FileCount[], colors: Colors): string {
  const shown =
    files.length <= MAX_FILE_LINES
      ? files
      : files.filter((file) => file.refused > 0).slice(0, MAX_FILE_LINES);
  if (shown.length === 0) return '';
  const table = new Table({
    head: ['file', 'records', 'accepted', 'refused'],
    colAligns: ['left', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  for (const { file, records, accepted, refused } of shown) {
    table.push([
      printable(file),
      format(records),
      format(accepted),
      refused > 0 ? colors.red(format(refused)) : '0',
    ]);
  }
  return table.toString();
}

function renderRefusal(refusal: Refusal, colors: Colors): string {
  const { file, record, line, urn, aspect, code, path, message } = refusal;
  const location = `${file}, record ${record}${line === undefined ? '' : ` (line ${line})`}`;
  const what = [urn, aspect].filter((part) => part !== undefined).join(' ');
  const why = [code, path === undefined || path === '' ? undefined : `at ${path}`].filter(
    (part) => part !== undefined,
  );
  return [
    colors.bold(printable(location)),
    ...(what === '' ? [] : [`  ${printable(what)}`]),
    `  ${printable(`${why.length === 0 ? '' : `${why.join(' ')}: `}${message}`)}`,
  ].join('\n');
}

function format(count: number): string {
  return count.toLocaleString('en');
}

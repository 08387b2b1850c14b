/** Counts the results of records, and renders them as text or JSON. */
import Table from 'cli-table3';
import { describeUnknownFields } from '../transport.js';
import type { Colors } from '../shell.js';
import { printable } from '../text.js';
import type { Listener } from './send-batch.js';
import type { RecordLocation, Located, Problem, Refusal } from './read-record.js';

interface FileCount {
  readonly file: string;
  records: number;
  accepted: number;
  refused: number;
}

/** Maximum number of refusals with details. Further ones are only counted, so that a bad file does not exhaust the memory. */
export const MAX_LISTED_REFUSALS = 10_000;

/** Maximum number of unknown fields that are listed. */
const MAX_LISTED_FIELDS = 100;

export class LoadReport implements Listener {
  readonly #files = new Map<string, FileCount>();
  readonly #unknownFields = new Set<string>();
  readonly refusals: Refusal[] = [];
  /** Reason why the load ended early. */
  stopped: string | undefined;

  get files(): FileCount[] {
    return [...this.#files.values()];
  }

  get total(): Omit<FileCount, 'file'> {
    const total = { records: 0, accepted: 0, refused: 0 };
    for (const count of this.#files.values()) {
      total.records += count.records;
      total.accepted += count.accepted;
      total.refused += count.refused;
    }
    return total;
  }

  /** Fields that the catalog does not know and has stored, e.g. `schemaMetadata.fields[*].flavour`. At most the first hundred. */
  get unknownFields(): string[] {
    return [...this.#unknownFields];
  }

  foundUnknown(fields: readonly string[]): void {
    for (const field of fields)
      if (this.#unknownFields.size < MAX_LISTED_FIELDS) this.#unknownFields.add(field);
  }

  opened(file: string): void {
    this.#countOf(file);
  }

  found({ file }: RecordLocation): void {
    this.#countOf(file).records += 1;
  }

  accepted(items: readonly Located[]): void {
    for (const { location } of items) this.#countOf(location.file).accepted += 1;
  }

  refused(item: Located, problem: Problem): void {
    const aspect = item.kind === 'proposal' ? { aspect: item.aspect } : {};
    this.#refuse({ ...item.location, urn: item.urn, ...aspect, ...problem });
  }

  /** Counts a record that could not be read as refused. */
  unreadable(location: RecordLocation, message: string): void {
    this.#refuse({ ...location, message });
  }

  #refuse(refusal: Refusal): void {
    this.#countOf(refusal.file).refused += 1;
    if (this.refusals.length < MAX_LISTED_REFUSALS) this.refusals.push(refusal);
  }

  #countOf(file: string): FileCount {
    let count = this.#files.get(file);
    if (count === undefined) {
      count = { file, records: 0, accepted: 0, refused: 0 };
      this.#files.set(file, count);
    }
    return count;
  }
}

/** Above this number of files, only files with refusals get a line. At most this number of refusals is printed. */
const MAX_FILE_LINES = 20;
const MAX_REFUSAL_LINES = 50;

interface Outcome {
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

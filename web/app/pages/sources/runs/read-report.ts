/** Reads the report of a run, as the command of the connectors writes it. Pure. */

export interface ReportNote {
  readonly title: string;
  readonly message: string;
  /** What it is about, e.g. names of tables. */
  readonly context: readonly string[];
}

export interface RunReport {
  readonly failures: readonly ReportNote[];
  readonly warnings: readonly ReportNote[];
  readonly infos: readonly ReportNote[];
  /** Number of records that reached the catalog; undefined if the report does not tell. */
  readonly written: number | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** @returns undefined for a text that is no report */
export function readReport(text: string): RunReport | undefined {
  const report = parsed(text);
  if (report === undefined) return undefined;
  const source = membersOf(membersOf(report['source'])['report']);
  const sink = membersOf(membersOf(report['sink'])['report']);
  const written = sink['total_records_written'] ?? sink['records_written'];
  return {
    failures: [...notesOf(source['failures']), ...notesOf(sink['failures'])],
    warnings: [...notesOf(source['warnings']), ...notesOf(sink['warnings'])],
    infos: notesOf(source['infos']),
    written: typeof written === 'number' ? written : undefined,
  };
}

function parsed(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Members)
      : undefined;
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

/** Newer reports list notes with title and message; older ones list messages by their subject. */
function notesOf(value: unknown): ReportNote[] {
  if (Array.isArray(value)) return value.map(noteOf);
  return Object.entries(membersOf(value)).map(([title, messages]) => ({
    title,
    message: textsOf(messages).join('\n'),
    context: [],
  }));
}

function noteOf(value: unknown): ReportNote {
  if (typeof value === 'string') return { title: '', message: value, context: [] };
  const { title, message, context } = membersOf(value);
  return {
    title: typeof title === 'string' ? title : '',
    message: typeof message === 'string' ? message : '',
    context: textsOf(context),
  };
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((each) => each !== undefined && each !== null)
    .map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
}

/** `trellis check`: compares everything stored with what follows from the aspects. */
import { Option, type Command } from 'commander';
import { EXIT, type ExitCode } from './exit-code.js';
import {
  addCommand,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
  type Colors,
} from './shell.js';
import { counted, renderTable, printable } from './text.js';
import { showProgress } from './terminal.js';
import { act, type CatalogApi } from './catalog-api.js';

interface CheckFlags extends CommonFlags {
  readonly fix: boolean;
  readonly urnLike?: string;
  readonly examples: number;
  readonly format: 'table' | 'json';
}

const HELP = `
Reads every entity with its versions, edges, search fields and log, and reports what does
not fit together. Others may write meanwhile. --fix repairs what follows from the aspects.
Exit code 6: violations remain.

Examples:
  $ trellis check
  $ trellis check --fix
  $ trellis check --urn-like 'urn:li:dataset:%' --format json | jq .violations`;

export function addCheck(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'check',
    description: 'check the stored graph, and repair it',
    help: HELP,
  })
    .option('--fix', 'repair what can be derived', false)
    .option('--urn-like <pattern>', 'only these URNs, with % for any text')
    .option('--examples <n>', 'maximum number of listed violations', readCount(1_000, 0), 20)
    .addOption(new Option('--format <format>', 'output format').choices(['table', 'json']).default('table'))
    .action(({ fix, urnLike, examples, format, ...flags }: CheckFlags) => {
      const order = { fix, examples, urnLike };
      const common = { ...flags, json: flags.json || format === 'json' };
      return runCommand({ shell, flags: common, patient: true }, (session) => runCheck(session, order));
    });
}

/** Checks the catalog, and prints the report. */
export async function runCheck(session: Session, order: CheckOrder): Promise<ExitCode> {
  const report = await checkAll(session, order);
  const { colors, terminal } = session;
  print(session, report, () => renderCheck(report, { colors, columns: terminal.columns }));
  return isConsistent(report) ? EXIT.done : EXIT.inconsistent;
}

/** Checks the catalog and shows the progress. The number of entities is unknown, so there is no bar. */
async function checkAll({ api, terminal }: Session, order: CheckOrder): Promise<CheckReport> {
  const progress = showProgress(terminal, 'checking');
  try {
    let last = EMPTY_REPORT;
    for await (const report of checkGraph(api, order)) {
      last = report;
      const found = counted(total(report.violations), 'violation');
      progress.update(undefined, `${counted(report.nodes, 'node')} checked, ${found}`);
    }
    return last;
  } finally {
    progress.end();
  }
}

type Counts = Readonly<Record<string, number>>;

interface FoundViolation {
  readonly urn: string;
  readonly kind: string;
  readonly aspect?: string;
  readonly message: string;
  readonly repaired: boolean;
  /** Why it cannot be repaired. */
  readonly reason?: string;
}

interface CheckReport {
  /** Number of checked entities and stubs. */
  readonly nodes: number;
  readonly violations: Counts;
  readonly repaired: Counts;
  readonly examples: readonly FoundViolation[];
  /** Only an index that is `ONLINE` was compared. */
  readonly searchIndex: SearchIndex['state'];
}

interface CheckOrder {
  readonly fix: boolean;
  readonly urnLike?: string | undefined;
  /** Maximum number of listed violations. */
  readonly examples: number;
}

interface Page extends CheckReport {
  readonly next?: string;
}

const EMPTY_REPORT: CheckReport = {
  ...{ nodes: 0, violations: {}, repaired: {}, examples: [], searchIndex: 'ONLINE' },
};

/** Checks the stored graph, in as many requests as that takes. Yields the report so far after each request. */
async function* checkGraph(api: CatalogApi, order: CheckOrder): AsyncGenerator<CheckReport> {
  let report = EMPTY_REPORT;
  for (let after: string | undefined = ''; after !== undefined;) {
    const examples = Math.max(0, order.examples - report.examples.length);
    const body = { ...order, examples, ...(after !== '' && { after }) };
    const value: Page = await act(api, '/operations?action=check', body);
    report = {
      nodes: report.nodes + value.nodes,
      violations: added(report.violations, value.violations),
      repaired: added(report.repaired, value.repaired),
      examples: [...report.examples, ...value.examples],
      searchIndex: value.searchIndex,
    };
    yield report;
    after = value.next;
  }
}

interface SearchIndex {
  readonly state: 'ONLINE' | 'POPULATING' | 'FAILED' | 'MISSING';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

export function searchIndex(api: CatalogApi, recreate: boolean): Promise<SearchIndex> {
  return act(api, '/operations?action=searchIndex', { recreate });
}

/** Tells whether no violation remains and the full-text index was compared, too. */
function isConsistent({ violations, repaired, searchIndex: state }: CheckReport): boolean {
  return state === 'ONLINE' && total(violations) === total(repaired);
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function added(left: Counts, right: Counts): Counts {
  const sum: Record<string, number> = { ...left };
  for (const [kind, count] of Object.entries(right)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

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

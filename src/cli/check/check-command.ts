/** `trellis check`: compares everything stored with what follows from the aspects. */
import { Option, type Command } from 'commander';
import { EXIT, type ExitCode } from '../exit-code.js';
import {
  addCommand,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
} from '../shell.js';
import { counted } from '../text/counted.js';
import { showProgress } from '../text/progress-bar.js';
import {
  checkGraph,
  EMPTY_REPORT,
  isConsistent,
  total,
  type CheckOrder,
  type CheckReport,
} from './check-api.js';
import { renderCheck } from './render-check.js';

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
      const order = { fix, examples, ...(urnLike !== undefined && { urnLike }) };
      const common = { ...flags, json: flags.json || format === 'json' };
      return runCommand({ shell, flags: common, patient: true }, (session) => runCheck(session, order));
    });
}

async function runCheck(session: Session, order: CheckOrder): Promise<ExitCode> {
  const report = await checkAll(session, order);
  const { colors, terminal } = session;
  print(session, report, () => renderCheck(report, { colors, columns: terminal.columns }));
  return isConsistent(report) ? EXIT.done : EXIT.inconsistent;
}

/** Checks the catalog and shows the progress. The number of entities is unknown, so there is no bar. */
export async function checkAll({ api, terminal }: Session, order: CheckOrder): Promise<CheckReport> {
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

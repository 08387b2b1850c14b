/** `trellis tests`: lists tests of metadata, and evaluates them. */
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../exit-code.js';
import { readUrns } from '../read-urns.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from '../shell.js';
import { counted } from '../text/counted.js';
import { renderTable } from '../text/render-table.js';
import { evaluateTests, listTests, type Evaluated, type MetadataTest } from './tests-api.js';

const LIST_HELP = `
Examples:
  $ trellis tests list
  $ trellis tests list --json | jq -r '.[].name'`;

const EVALUATE_HELP = `
Stores the results, and carries out the actions of the tests. The exit code is 6 if an
entity fails a test, so that a pipeline can stop. "-" reads URNs from standard input.

Examples:
  $ trellis tests evaluate "urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)"
  $ trellis search '*' --type dataset --all | trellis tests evaluate -`;

export function addTests(program: Command, shell: Shell): void {
  const tests = program.command('tests').description('list and evaluate tests of metadata');
  addCommand(tests, shell, { name: 'list', description: 'list the tests', help: LIST_HELP }).action(
    (flags: CommonFlags) => runCommand({ shell, flags }, runList),
  );
  addCommand(tests, shell, { name: 'evaluate', description: 'evaluate all tests', help: EVALUATE_HELP })
    .argument('<urn...>', 'entities')
    .action((urns: string[], flags: CommonFlags) =>
      runCommand({ shell, flags, patient: true }, (session) => runEvaluate(session, urns)),
    );
}

async function runList(session: Session): Promise<ExitCode> {
  const tests = await listTests(session.api);
  print(session, tests, () => renderTests(tests, session.terminal.columns));
  return EXIT.done;
}

async function runEvaluate(session: Session, given: readonly string[]): Promise<ExitCode> {
  const { api, terminal, colors } = session;
  const results = await evaluateTests(api, await readUrns(given, terminal.stdin));
  const failed = results.filter(({ failing }) => failing.length > 0);
  print(session, results, () => {
    const sections = [
      ...(failed.length === 0 ? [] : [renderFailures(failed, terminal.columns)]),
      colors.bold(
        `${counted(results.length, 'entity', 'entities')} evaluated, ${failed.length} with failing tests`,
      ),
    ];
    return `${sections.join('\n')}\n`;
  });
  return failed.length > 0 ? EXIT.inconsistent : EXIT.done;
}

function renderTests(tests: readonly MetadataTest[], columns: number | undefined): string {
  if (tests.length === 0) return 'No tests.\n';
  const rows = tests.map(({ name, category, urn }) => [name, category, urn]);
  return `${renderTable({ head: ['test', 'category', 'urn'], rows }, columns)}\n`;
}

function renderFailures(failed: readonly Evaluated[], columns: number | undefined): string {
  const rows = failed.flatMap(({ urn, failing }) => failing.map((test) => [test, urn]));
  return renderTable({ head: ['failing test', 'entity'], rows }, columns);
}

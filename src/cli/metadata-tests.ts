/** `trellis tests`: lists tests of metadata, and evaluates them. */
import { batchesOf } from '../core/batches.js';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from './exit-code.js';
import { readUrns } from './input.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { renderTable, counted } from './text.js';
import { act, type CatalogApi } from './catalog-api.js';

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

interface MetadataTest {
  readonly urn: string;
  readonly name: string;
  readonly category: string;
  readonly description: string | null;
}

/** Which tests an entity passes and fails, as URNs. */
interface Evaluated {
  readonly urn: string;
  readonly passing: readonly string[];
  readonly failing: readonly string[];
}

interface TestPage {
  readonly listTests: { readonly total: number; readonly tests: readonly MetadataTest[] };
}

const PAGE_SIZE = 100;
const EVALUATED_AT_ONCE = 200;
const LIST = `query listTests($input: ListTestsInput!) {
  listTests(input: $input) { total tests { urn name category description } }
}`;

/** Returns all tests that the actor may view, by name. */
async function listTests(api: CatalogApi): Promise<MetadataTest[]> {
  const tests = new Map<string, MetadataTest>();
  for (let start = 0; ; start += PAGE_SIZE) {
    const data = await api.graphql(LIST, { input: { start, count: PAGE_SIZE } });
    const { total, tests: page } = (data as TestPage).listTests;
    for (const test of page) tests.set(test.urn, test);
    if (start + PAGE_SIZE >= total) break;
  }
  return [...tests.values()].sort((one, two) => one.name.localeCompare(two.name, 'en'));
}

/** Evaluates all tests for the entities, and stores the results. @throws NOT_FOUND, FORBIDDEN; earlier entities stay evaluated */
async function evaluateTests(api: CatalogApi, urns: readonly string[]): Promise<Evaluated[]> {
  const evaluated: Evaluated[] = [];
  for (const batch of batchesOf(urns, EVALUATED_AT_ONCE)) {
    evaluated.push(...(await act<Evaluated[]>(api, '/tests?action=evaluate', { urns: batch })));
  }
  return evaluated;
}

/** `trellis put`: writes one aspect of an entity. */
import type { Command } from 'commander';
import { CatalogError } from '../core/errors.js';
import { isLosslessNumber, stringifyKeepingDigits, escapePointer } from '../core/json.js';
import { EXIT, UsageError, type ExitCode } from './exit-code.js';
import { readOne, type Entity, ingestProposal, type Proposal } from './entities.js';
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
import { readJson } from './input.js';
import { printable } from './text.js';

interface PutFlags extends CommonFlags {
  readonly createOnly: boolean;
  readonly ifVersion?: number;
  readonly runId?: string;
  readonly dryRun: boolean;
}

const HELP = `
FILE holds the JSON of the aspect's new value; without FILE, or with -, it is read from
standard input. The whole aspect is replaced. What changes is shown place by place.
A dry run compares with what is stored and sends nothing: whether the service takes the
value, and whether --if-version holds, shows only when it is sent.

Examples:
  $ echo '{"name": "gold", "description": "Fit for reports"}' | trellis put urn:li:tag:gold tagProperties
  $ trellis put urn:li:tag:gold tagProperties gold.json --dry-run
  $ trellis put urn:li:tag:gold tagProperties gold.json --create-only --run-id setup-7

Exit code 4: the aspect exists already (--create-only), or its version is another (--if-version).`;

export function addPut(program: Command, shell: Shell): void {
  addCommand(program, shell, { name: 'put', description: 'write one aspect of an entity', help: HELP })
    .argument('<urn>', 'URN of the entity; it may be new')
    .argument('<aspect>', 'name of the aspect, e.g. tagProperties')
    .argument('[file]', 'the value as JSON; - for standard input', '-')
    .option('--create-only', 'only if the aspect does not exist', false)
    .option('--if-version <n>', 'only if this is the current version', readCount(Number.MAX_SAFE_INTEGER, 0))
    .option('--run-id <id>', 'name of the run that the write belongs to')
    .option('--dry-run', 'only show what would change', false)
    .action((...[urn, aspect, file, flags]: PutArguments) =>
      runCommand({ shell, flags }, (session) => runPut(session, { urn, aspect, file, ...flags })),
    );
}

type PutArguments = [urn: string, aspect: string, file: string, flags: PutFlags];
type PutOrder = PutFlags & { readonly urn: string; readonly aspect: string; readonly file: string };

async function runPut(session: Session, order: PutOrder): Promise<ExitCode> {
  const { urn, aspect, createOnly, ifVersion, dryRun } = order;
  if (createOnly && ifVersion !== undefined) {
    throw new UsageError('--create-only and --if-version exclude each other');
  }
  const value = await readJson(order.file, session.terminal.stdin);
  const before = await readOne(session.api, urn, [aspect]);
  const changes = diffValues(valueOf(before, aspect), value);
  if (dryRun) expectAbsent(before, order);
  else await ingestProposal(session.api, proposalOf(order, value));
  const report: PutReport = { urn, aspect, dryRun, created: valueOf(before, aspect) === undefined, changes };
  print(session, report, () => renderPut(report, session.colors));
  return EXIT.done;
}

/** Checks `--create-only` for a dry run. @throws PRECONDITION_FAILED */
function expectAbsent(entity: Entity, { urn, aspect, createOnly }: PutOrder): void {
  if (!createOnly || valueOf(entity, aspect) === undefined) return;
  throw new CatalogError('PRECONDITION_FAILED', `${aspect} of ${urn} exists already`);
}

function valueOf(entity: Entity, aspect: string): unknown {
  return entity.aspects[aspect]?.value;
}

function proposalOf({ urn, aspect, createOnly, ifVersion, runId }: PutOrder, value: unknown): Proposal {
  return {
    entityUrn: urn,
    aspectName: aspect,
    changeType: 'UPSERT',
    value,
    ...(createOnly && { headers: { 'If-None-Match': '*' } }),
    ...(ifVersion !== undefined && { headers: { 'If-Version-Match': String(ifVersion) } }),
    ...(runId !== undefined && { systemMetadata: { runId } }),
  };
}

interface PutReport {
  readonly urn: string;
  readonly aspect: string;
  readonly dryRun: boolean;
  /** True if the aspect did not exist before. */
  readonly created: boolean;
  readonly changes: readonly Difference[];
}

export interface Difference {
  /** JSON pointer; empty: the whole value. */
  readonly path: string;
  /** Absent: the value did not exist. */
  readonly before?: unknown;
  /** Absent: the value was removed. */
  readonly after?: unknown;
}

/** Lists the differences between two JSON values. `undefined` means a missing value. Items of lists are compared by position. */
export function diffValues(before: unknown, after: unknown, path = ''): Difference[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  }
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      diffValues(memberOf(before, name), memberOf(after, name), `${path}/${escapePointer(name)}`),
    );
  }
  return stringifyKeepingDigits(before) === stringifyKeepingDigits(after) ? [] : [{ path, before, after }];
}

type Branch = Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return value !== null && typeof value === 'object' && !isLosslessNumber(value);
}

function memberOf(branch: Branch, name: string): unknown {
  return Object.hasOwn(branch, name) ? branch[name] : undefined;
}

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

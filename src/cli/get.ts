/** `trellis get`: an entity, some of its aspects, or an older version of one. */
import type { Command } from 'commander';
import { CatalogError, hasCode } from '../core/errors.js';
import { isLosslessNumber, type LosslessNumber } from '../core/json.js';
import { EXIT, UsageError, type ExitCode } from './exit-code.js';
import {
  addCommand,
  collect,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
  type Colors,
} from './shell.js';
import type { CatalogApi } from './catalog-api.js';
import { encode, readOne, typeOf, type StoredAspect, readPoints } from './entities.js';
import { printable, renderTime } from './text.js';

interface GetFlags extends CommonFlags {
  readonly aspect?: readonly string[];
  readonly version?: number;
}

const HELP = `
Shows what is stored of an entity, or of the aspects that are named; of a timeseries
aspect its ten newest points. Version 0 is the latest, older ones count from 1.

Examples:
  $ trellis get urn:li:tag:gold
  $ trellis get 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --aspect ownership
  $ trellis get urn:li:tag:gold --aspect tagProperties --version 1
  $ trellis get urn:li:tag:gold --json | jq .aspects.tagProperties.value`;

export function addGet(program: Command, shell: Shell): void {
  addCommand(program, shell, { name: 'get', description: 'show an entity', help: HELP })
    .argument('<urn>', 'the entity')
    .option('--aspect <name>', 'only this aspect; may be given several times', collect)
    .option('--version <n>', 'an older version of the one aspect', readCount(Number.MAX_SAFE_INTEGER, 0))
    .action((urn: string, flags: GetFlags) =>
      runCommand({ shell, flags }, (session) => runGet(session, urn, flags)),
    );
}

async function runGet(
  session: Session,
  urn: string,
  { aspect: names = [], version }: GetFlags,
): Promise<ExitCode> {
  const entity =
    version === undefined
      ? await readAspects(session.api, urn, names)
      : await readVersion(session.api, { urn, aspect: onlyOne(names), version });
  const { aspects, missing } = entity;
  if (Object.keys(aspects).length > 0) print(session, entity, () => renderEntity(entity, session.colors));
  if (missing.length === 0) return EXIT.done;
  throw new CatalogError('NOT_FOUND', `${urn} has no ${missing.join(', ')}`);
}

function onlyOne(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new UsageError('--version needs exactly one --aspect');
  return name;
}

/** What `trellis get` shows. */
interface ShownEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Readonly<Record<string, StoredAspect | readonly StoredAspect[]>>;
  /** Requested aspects that do not exist. */
  readonly missing: readonly string[];
}

const POINTS_SHOWN = 10;

/** @param names empty: all but timeseries @throws NOT_FOUND if the entity was never written */
async function readAspects(api: CatalogApi, urn: string, names: readonly string[]): Promise<ShownEntity> {
  const entity = await readOne(api, urn, names);
  const missing = names.filter((name) => !(name in entity.aspects));
  const points = await readNewestPoints(api, urn, missing);
  const aspects = { ...entity.aspects, ...points };
  if (Object.keys(aspects).length === 0 && !(await readOne(api, urn)).exists) {
    throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`);
  }
  return { urn, type: entity.type, aspects, missing: missing.filter((name) => !(name in points)) };
}

/** Reads the newest points of the names that are timeseries aspects of this entity. */
async function readNewestPoints(
  api: CatalogApi,
  urn: string,
  names: readonly string[],
): Promise<Record<string, StoredAspect[]>> {
  const found: Record<string, StoredAspect[]> = {};
  for (const aspect of names) {
    const points = await findPoints(api, urn, aspect);
    if (points.length > 0) found[aspect] = points;
  }
  return found;
}

/** Returns nothing for an aspect without points: only the service knows which aspects are timeseries aspects. */
async function findPoints(api: CatalogApi, urn: string, aspect: string): Promise<StoredAspect[]> {
  try {
    return await readPoints(api, { urn, aspect, limit: POINTS_SHOWN });
  } catch (error) {
    if (hasCode(error, 'INVALID_REQUEST')) return [];
    throw error;
  }
}

interface VersionBody extends Omit<StoredAspect, 'value'> {
  /** The name of the only member is the name of the aspect's record. */
  readonly aspect: Readonly<Record<string, unknown>>;
}

/** @throws NOT_FOUND if the version does not exist */
async function readVersion(
  api: CatalogApi,
  { urn, aspect, version }: { urn: string; aspect: string; version: number },
): Promise<ShownEntity> {
  const path = `/aspects/${encode(urn)}?aspect=${encode(aspect)}&version=${version}`;
  const { aspect: byRecord, ...rest } = (await api.get(path)) as VersionBody;
  const [value] = Object.values(byRecord);
  return { urn, type: typeOf(urn), aspects: { [aspect]: { ...rest, value } }, missing: [] };
}

/** Renders the entity on a line, then each aspect with actor and time, and its value indented below. */
function renderEntity({ urn, type, aspects }: ShownEntity, colors: Colors): string {
  const sections = Object.entries(aspects).map(([name, stored]) =>
    (Array.isArray(stored) ? stored : [stored])
      .map((aspect: StoredAspect) => renderAspect(name, aspect, colors))
      .join('\n'),
  );
  return [`${colors.bold(printable(urn))}  ${type}\n`, ...sections].join('\n');
}

function renderAspect(
  name: string,
  { value, created, systemMetadata }: StoredAspect,
  colors: Colors,
): string {
  const run = systemMetadata?.['runId'];
  const origin = [
    created === undefined ? '' : `${renderTime(created.time)} by ${created.actor}`,
    typeof run === 'string' ? `run ${run}` : '',
  ].filter((part) => part !== '');
  return `${colors.cyan(name)}  ${colors.dim(printable(origin.join(', ')))}\n${renderTree(value, '  ')}`;
}

const STEP = '  ';

/**
 * Renders a JSON value for people: one member per line, indented, without punctuation.
 * @param indent white space before every line
 * @returns lines, each with a line feed
 */
export function renderTree(value: unknown, indent = ''): string {
  if (isScalar(value)) return `${indent}${renderScalar(value, indent)}\n`;
  if (Array.isArray(value)) return value.map((item: unknown) => renderItem(item, indent)).join('');
  return Object.entries(value)
    .map(([name, member]) => renderMember(name, member, indent))
    .join('');
}

function renderMember(name: string, value: unknown, indent: string): string {
  const label = `${indent}${printable(name)}:`;
  if (isScalar(value)) return `${label} ${renderScalar(value, indent + STEP)}\n`;
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty) return `${label} ${Array.isArray(value) ? '(none)' : '(empty)'}\n`;
  return `${label}\n${renderTree(value, indent + STEP)}`;
}

/** The dash of an item replaces the indent of its first line. */
function renderItem(value: unknown, indent: string): string {
  if (isScalar(value) || Object.keys(value).length === 0) {
    const text = isScalar(value) ? renderScalar(value, indent + STEP) : '(empty)';
    return `${indent}- ${text}\n`;
  }
  return `${indent}- ${renderTree(value, indent + STEP).slice(indent.length + STEP.length)}`;
}

type Scalar = string | number | boolean | null | undefined | LosslessNumber;

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object' || isLosslessNumber(value);
}

/** Further lines of a text are aligned with the first, so that they do not look like members. */
function renderScalar(value: Scalar, indent: string): string {
  if (value === '') return '""';
  return printable(isLosslessNumber(value) ? value.toString() : String(value)).replaceAll(
    '\n',
    `\n${indent}`,
  );
}

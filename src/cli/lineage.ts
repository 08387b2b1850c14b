/** `trellis lineage`: the upstream or downstream entities of an entity. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { CatalogError } from '../core/errors.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { readOne, typeOf } from './entities.js';
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
import type { CatalogApi } from './catalog-api.js';
import { printable } from './text.js';

interface LineageFlags extends CommonFlags {
  readonly upstream: boolean;
  readonly downstream: boolean;
  readonly depth?: number;
  readonly column?: string;
  readonly limit: number;
}

const HELP = `
Upstream is what it is made from, downstream is what is made from it and what reads it.
Without --depth the way is followed to its end. If the answer had to be cut, it says so.

Examples:
  $ trellis lineage 'urn:li:dashboard:(superset,4)'
  $ trellis lineage 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --downstream --depth 2
  $ trellis lineage 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --column price --json`;

const LARGEST_DEPTH = 100;

export function addLineage(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'lineage',
    description: 'show upstream or downstream entities',
    help: HELP,
  })
    .argument('<urn>', 'the entity to start from')
    .addOption(
      new Option('--upstream', 'upstream entities (the default)').default(false).conflicts('downstream'),
    )
    .addOption(new Option('--downstream', 'downstream entities').default(false).conflicts('upstream'))
    .option('--depth <n>', `hops to follow: 1, 2, 3 and so on; 3+ or all: to the end`, readDepth)
    .option('--column <path>', 'lineage of this column of the dataset')
    .option('--limit <n>', 'maximum number of entities', readCount(100_000), 1_000)
    .action((urn: string, flags: LineageFlags) =>
      runCommand({ shell, flags }, (session) => runLineage(session, urn, flags)),
    );
}

/** 0 means no limit. */
function readDepth(text: string): number {
  if (text === 'all' || text === '3+') return 0;
  const depth = Number(text);
  if (/^\d+$/.test(text) && depth >= 1 && depth <= LARGEST_DEPTH) return depth;
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${LARGEST_DEPTH}, 3+ or all.`);
}

async function runLineage(session: Session, urn: string, flags: LineageFlags): Promise<ExitCode> {
  const { column, depth = 0, downstream, limit } = flags;
  const query: LineageQuery = {
    urn: column === undefined ? urn : `urn:li:schemaField:(${urn},${column})`,
    direction: downstream ? 'DOWNSTREAM' : 'UPSTREAM',
    limit,
    ...(depth > 0 && { depth }),
  };
  const report = await readLineage(session.api, query);
  if (report.total === 0) await expectEntity(session, urn, column);
  print(session, report, () => renderLineage(report, session.colors));
  return EXIT.done;
}

interface Schema {
  readonly fields?: readonly { readonly fieldPath: string }[];
}

/** Empty lineage can be caused by a misspelt name. Any column of a dataset without a schema is accepted. @throws NOT_FOUND */
async function expectEntity({ api }: Session, urn: string, column: string | undefined): Promise<void> {
  const { exists, aspects } = await readOne(api, urn);
  if (!exists) throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`);
  const { fields } = (aspects['schemaMetadata']?.value ?? {}) as Schema;
  if (column === undefined || fields === undefined) return;
  if (fields.some(({ fieldPath }) => fieldPath === column)) return;
  const known = fields.slice(0, 10).map(({ fieldPath }) => fieldPath);
  throw new CatalogError(
    'NOT_FOUND',
    `${urn} has no column ${column}; it has ${known.join(', ')}${fields.length > 10 ? ', …' : ''}`,
  );
}

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

interface LineageQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** Maximum number of hops; absent: no limit. */
  readonly depth?: number;
  /** Maximum number of entities. */
  readonly limit: number;
}

interface LineageHit {
  readonly urn: string;
  readonly type: string;
  /** Hops on the shortest path. */
  readonly degree: number;
  /** The previous entity on the shortest path. */
  readonly via: string;
}

interface LineageReport {
  readonly urn: string;
  readonly direction: Direction;
  /** Number of all entities within the depth, including those beyond the limit. */
  readonly total: number;
  /** Nearest first. */
  readonly entities: readonly LineageHit[];
  /** Limits that cut the result; empty if it is complete. */
  readonly cuts: readonly string[];
}

const QUERY = `query lineage($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) {
    total
    cuts { bound limit }
    searchResults { degree entity { urn } paths { path { ... on Entity { urn } } } }
  }
}`;

const PAGE_SIZE = 500;

interface Page {
  readonly total: number;
  readonly cuts: readonly { readonly bound: string; readonly limit: number }[];
  readonly searchResults: readonly Result[];
}

interface Result {
  readonly degree: number;
  readonly entity: { readonly urn: string };
  readonly paths: readonly { readonly path: readonly { readonly urn: string }[] }[];
}

/** The lineage of a column is shown as columns, not as their tables. */
const AS_COLUMNS = { groupingSpec: { groupingCriteria: [] } };

/** A tree needs one path to each entity, so further paths are not reported. */
const HARMLESS = 'paths';

/** Reads all entities upstream or downstream, with a path to each. */
export async function readLineage(api: CatalogApi, query: LineageQuery): Promise<LineageReport> {
  const { urn, direction, limit } = query;
  const entities: LineageHit[] = [];
  const bounds = new Map<string, string>();
  let page: Page;
  do {
    const count = Math.min(PAGE_SIZE, limit - entities.length);
    page = await readPage(api, query, { start: entities.length, count });
    entities.push(...page.searchResults.map((result) => readHit(result, urn)));
    for (const { bound, limit: size } of page.cuts) {
      if (bound !== HARMLESS) bounds.set(bound, `the catalog's bound of ${size} ${bound}`);
    }
  } while (page.searchResults.length > 0 && entities.length < Math.min(limit, page.total));
  const cuts = [...bounds.values()];
  if (page.total > entities.length) cuts.push(`--limit ${limit}, of ${page.total}`);
  return { urn, direction, total: page.total, entities, cuts };
}

async function readPage(
  api: CatalogApi,
  { urn, direction, depth }: LineageQuery,
  { start, count }: { start: number; count: number },
): Promise<Page> {
  const input = {
    urn,
    direction,
    start,
    count,
    searchFlags: AS_COLUMNS,
    ...(depth !== undefined && { maxHops: depth }),
  };
  const data = (await api.graphql(QUERY, { input })) as { searchAcrossLineage: Page };
  return data.searchAcrossLineage;
}

function readHit({ degree, entity, paths }: Result, start: string): LineageHit {
  // The tree does not show the query between two entities.
  const before = paths[0]?.path.slice(0, -1).filter((step) => typeOf(step.urn) !== 'query');
  const via = before?.at(-1)?.urn ?? start;
  return { urn: entity.urn, type: typeOf(entity.urn), degree, via };
}

/**
 * Renders a tree below the start. An entity with several paths appears at the end of the shortest one:
 *
 *     chart
 *     ├─ table a
 *     │  └─ file
 *     └─ table b
 */
export function renderLineage(
  { urn, direction, total, entities, cuts }: LineageReport,
  colors: Colors,
): string {
  if (total === 0 && cuts.length === 0)
    return `Nothing is ${direction.toLowerCase()} of ${printable(urn)}.\n`;
  const below = groupByVia(entities, urn);
  const lines = [colors.bold(printable(urn)), ...renderBranch(urn, { below, colors, indent: '' })];
  const count = `${entities.length.toLocaleString('en')} ${direction.toLowerCase()}`;
  const warning = cuts.length === 0 ? [] : [colors.yellow(`Not all of it: cut at ${cuts.join('; ')}`)];
  return `${[...lines, count, ...warning].join('\n')}\n`;
}

/** An entity whose parent in the tree is hidden, e.g. soft-deleted, appears below the start. */
function groupByVia(entities: readonly LineageHit[], start: string): Map<string, LineageHit[]> {
  const shown = new Set([start, ...entities.map(({ urn }) => urn)]);
  const below = new Map<string, LineageHit[]>();
  for (const hit of entities) {
    const parent = shown.has(hit.via) ? hit.via : start;
    const siblings = below.get(parent);
    if (siblings === undefined) below.set(parent, [hit]);
    else siblings.push(hit);
  }
  return below;
}

interface Branch {
  readonly below: ReadonlyMap<string, readonly LineageHit[]>;
  readonly colors: Colors;
  readonly indent: string;
}

function renderBranch(parent: string, { below, colors, indent }: Branch): string[] {
  const children = below.get(parent) ?? [];
  return children.flatMap((child, at) => {
    const isLast = at === children.length - 1;
    const hidden = parent === child.via ? '' : colors.dim(`  (${child.degree} hops away)`);
    const line = `${indent}${isLast ? '└─ ' : '├─ '}${printable(child.urn)}${hidden}`;
    return [
      line,
      ...renderBranch(child.urn, { below, colors, indent: `${indent}${isLast ? '   ' : '│  '}` }),
    ];
  });
}

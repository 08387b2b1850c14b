/** Reads everything that is stored of some entities, or of all, page by page. */
import { batchesOf } from '../../core/batches.js';
import type { BackupRecord, EntityRecord, Properties, RowKind, RowRecord } from '../../core/backup-file.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';

type Records = AsyncGenerator<BackupRecord>;

/** The kinds of nodes that belong to an entity, with their statements. */
const ROWS = [
  { kind: 'version', owners: 'backup/list-version-owners', rows: 'backup/get-versions', count: 'versions' },
  { kind: 'point', owners: 'backup/list-point-owners', rows: 'backup/get-points', count: 'points' },
  { kind: 'change', owners: 'backup/list-change-owners', rows: 'backup/get-changes', count: 'changes' },
] as const;

type Rows = (typeof ROWS)[number];

/** Number of URNs, owners or runs that one statement lists. */
const PAGE_ROWS = 1_000;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Properties that only coordinate transactions. */
const TRANSIENT = new Set(['touchedAt', 'indexedAt', 'reindex', 'lockedAt']);

/** Copies the whole store, except facet values and counters. What is changed meanwhile may be missing, or be copied in part. */
export async function* copyAll(context: RunDeps): Records {
  const { run, load } = context;
  const entities = listPages(
    (page) => run(load('backup/list-urns'), page),
    ({ urn }) => urn,
  );
  for await (const page of entities) {
    yield* copyEntities(
      context,
      page.map(({ urn }) => urn),
    );
  }
  for (const rows of ROWS) {
    const owners = listPages(
      (page) => run(load(rows.owners), page),
      ({ urn }) => urn,
    );
    for await (const page of owners) yield* copyRows(context, rows, page);
  }
  const runs = listPages(
    (page) => run(load('backup/list-runs'), page),
    ({ id }) => id,
  );
  for await (const page of runs) yield* page.map((row) => rowRecord('run', row));
}

/** Copies entities and runs again, with everything that belongs to them. */
export async function* copyAgain(
  context: RunDeps,
  { urns, runs }: { readonly urns: readonly string[]; readonly runs: readonly string[] },
): Records {
  if (urns.length === 0 && runs.length === 0) return;
  const { run, load } = context;
  yield { kind: 'again', urns, runs };
  yield* copyEntities(context, urns);
  for (const part of batchesOf(urns, PAGE_ROWS)) {
    const counted = await run(load('backup/count-rows'), { urns: part });
    for (const rows of ROWS) {
      const owners = counted.map((row) => ({ urn: row.urn, count: row[rows.count] }));
      yield* copyRows(
        context,
        rows,
        owners.filter(({ count }) => count > 0),
      );
    }
  }
  for (const ids of batchesOf(runs, PAGE_ROWS)) {
    yield* (await run(load('backup/get-runs'), { ids })).map((row) => rowRecord('run', row));
  }
}

/**
 * Copies facet values. None is ever changed, and each new one has a higher id than all others.
 * @param after copies only those with a higher id; -1 for all
 */
export async function* copyFacets({ run, load }: RunDeps, after: number): AsyncGenerator<RowRecord> {
  const facets = listPages(
    (page) => run(load('backup/list-facets'), page),
    ({ id }) => id,
    after,
  );
  for await (const page of facets) yield* page.map((row) => rowRecord('facet', row));
}

/** Copies what belongs to no entity and no run: counters, and what consequences of changes are due. */
export async function copyOthers({ run, load }: RunDeps): Promise<BackupRecord[]> {
  const counters = await run(load('backup/list-counters'));
  const due = await run(load('backup/get-due'));
  return [...counters.map((row) => rowRecord('counter', row)), ...due.map((row) => rowRecord('due', row))];
}

async function* copyEntities({ run, load }: RunDeps, urns: readonly string[]): Records {
  const size = new PageSize();
  for (let start = 0; start < urns.length;) {
    const page = urns.slice(start, start + size.rows);
    const records = (await run(load('backup/get-entities'), { urns: page })).map(entityRecord);
    size.note(page.length, charactersOf(records));
    yield* records;
    start += page.length;
  }
}

interface Owner {
  readonly urn: string;
  readonly count: number;
}

/** Several small owners share a statement. A large one is read in parts, which may overlap if it is changed meanwhile. */
async function* copyRows({ run, load }: RunDeps, { kind, rows }: Rows, owners: readonly Owner[]): Records {
  const size = new PageSize();
  for (let start = 0; start < owners.length;) {
    const group = firstGroup(owners, start, size.rows);
    start += group.length;
    const urns = group.map(({ urn }) => urn);
    const limit = urns.length === 1 ? PAGE_ROWS : NO_LIMIT;
    for (let skip = 0, isFull = true; isFull; skip += limit) {
      const found = await run(load(rows), { urns, skip, limit });
      const records = found.map((row) => rowRecord(kind, row));
      size.note(records.length, charactersOf(records));
      yield* records;
      isFull = found.length === limit;
    }
  }
}

/** The next owners that have at most this number of rows together, at least one. */
function firstGroup(owners: readonly Owner[], start: number, most: number): Owner[] {
  const group: Owner[] = [];
  let rows = 0;
  for (const owner of owners.slice(start, start + most)) {
    rows += owner.count;
    if (group.length > 0 && rows > most) break;
    group.push(owner);
  }
  return group;
}

/**
 * @param read sends the statement
 * @param keyOf returns the column by which the statement orders
 * @param after the value of that column after which the first page begins
 */
async function* listPages<Row>(
  read: (page: { readonly after: string | number; readonly limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string | number,
  after: string | number = '',
): AsyncGenerator<Row[]> {
  for (let last: string | number | undefined = after; last !== undefined;) {
    const rows: Row[] = await read({ after: last, limit: PAGE_ROWS });
    yield rows;
    const end = rows.at(-1);
    last = end === undefined || rows.length < PAGE_ROWS ? undefined : keyOf(end);
  }
}

function entityRecord({
  urn,
  labels,
  properties,
  edges,
}: StatementRows['backup/get-entities']): EntityRecord {
  return { kind: 'entity', urn, labels, properties: lasting(properties), edges };
}

function rowRecord(kind: RowKind, { properties }: { readonly properties: Properties }): RowRecord {
  return { kind, properties: lasting(properties) };
}

function lasting(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !TRANSIENT.has(name)));
}

/** An estimate: the texts make nearly all of the size. */
function charactersOf(records: readonly BackupRecord[]): number {
  return records.reduce((sum, record) => sum + sizeOf(record), 0);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (value !== null && typeof value === 'object') return sizeOf(Object.values(value));
  return 1;
}

const FIRST_ROWS = 50;
const MAX_ROWS = 1_000;
/** Wanted characters in a page. */
const CHARACTERS = 4_000_000;

/** Adapts the number of rows in a page, so that pages are large but fit into memory. */
class PageSize {
  #rows = FIRST_ROWS;

  /** Maximum number of rows in the next page. */
  get rows(): number {
    return this.#rows;
  }

  /** Notes the size of a page. */
  note(rows: number, characters: number): void {
    if (rows === 0) return;
    const fitting = Math.floor((CHARACTERS * rows) / Math.max(characters, 1));
    // Grows slowly, because the next rows can be larger.
    this.#rows = Math.max(1, Math.min(fitting, this.#rows * 2, MAX_ROWS));
  }
}

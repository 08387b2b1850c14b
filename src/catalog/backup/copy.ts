/** Reads everything that is stored of some entities, or of all, page by page. */
import type { BackupRecord, EntityRecord, Properties, RowKind, RowRecord } from '../../core/backup-file.js';
import type { Row, RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';

interface CopyContext {
  readonly run: RunStatement;
  readonly load: LoadStatement;
}

type Records = AsyncGenerator<BackupRecord>;

/** The kinds of nodes that belong to an entity, with their statements. */
const ROWS = [
  { kind: 'version', owners: 'list-version-owners', rows: 'get-versions', count: 'versions' },
  { kind: 'point', owners: 'list-point-owners', rows: 'get-points', count: 'points' },
  { kind: 'change', owners: 'list-change-owners', rows: 'get-changes', count: 'changes' },
] as const satisfies readonly { kind: RowKind; owners: string; rows: string; count: string }[];

type Rows = (typeof ROWS)[number];

/** Number of URNs, owners or runs that one statement lists. */
const PAGE_ROWS = 1_000;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Properties that only coordinate transactions. */
const TRANSIENT = new Set(['touchedAt', 'indexedAt', 'reindex', 'lockedAt']);

/** Copies the whole store, except facet values and counters. What is changed meanwhile may be missing, or be copied in part. */
export async function* copyAll(context: CopyContext): Records {
  for await (const page of listPages(context, 'list-urns', { key: 'urn' })) {
    yield* copyEntities(
      context,
      page.map((row) => row['urn'] as string),
    );
  }
  for (const rows of ROWS) {
    for await (const page of listPages(context, rows.owners, { key: 'urn' })) {
      yield* copyRows(context, rows, page as unknown as Owner[]);
    }
  }
  for await (const page of listPages(context, 'list-runs', { key: 'id' })) {
    yield* page.map((row) => rowRecord('run', row));
  }
}

/** Copies entities and runs again, with everything that belongs to them. */
export async function* copyAgain(
  context: CopyContext,
  { urns, runs }: { readonly urns: readonly string[]; readonly runs: readonly string[] },
): Records {
  if (urns.length === 0 && runs.length === 0) return;
  yield { kind: 'again', urns, runs };
  yield* copyEntities(context, urns);
  for (const part of parts(urns, PAGE_ROWS)) {
    const counted = await read(context, 'count-rows', { urns: part });
    for (const rows of ROWS) {
      const owners = counted.map((row) => ({ urn: row['urn'] as string, count: row[rows.count] as number }));
      yield* copyRows(
        context,
        rows,
        owners.filter(({ count }) => count > 0),
      );
    }
  }
  for (const ids of parts(runs, PAGE_ROWS)) {
    yield* (await read(context, 'get-runs', { ids })).map((row) => rowRecord('run', row));
  }
}

/**
 * Copies facet values. None is ever changed, and each new one has a higher id than all others.
 * @param after copies only those with a higher id; -1 for all
 */
export async function* copyFacets(context: CopyContext, after: number): AsyncGenerator<RowRecord> {
  for await (const page of listPages(context, 'list-facets', { key: 'id', after })) {
    yield* page.map((row) => rowRecord('facet', row));
  }
}

/** Copies what belongs to no entity and no run: counters, and what consequences of changes are due. */
export async function copyOthers(context: CopyContext): Promise<BackupRecord[]> {
  const counters = await read(context, 'list-counters');
  const due = await read(context, 'get-due');
  return [...counters.map((row) => rowRecord('counter', row)), ...due.map((row) => rowRecord('due', row))];
}

async function* copyEntities(context: CopyContext, urns: readonly string[]): Records {
  const size = new PageSize();
  for (let start = 0; start < urns.length;) {
    const page = urns.slice(start, start + size.rows);
    const records = (await read(context, 'get-entities', { urns: page })).map(entityRecord);
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
async function* copyRows(context: CopyContext, { kind, rows }: Rows, owners: readonly Owner[]): Records {
  const size = new PageSize();
  for (let start = 0; start < owners.length;) {
    const group = firstGroup(owners, start, size.rows);
    start += group.length;
    const urns = group.map(({ urn }) => urn);
    const limit = urns.length === 1 ? PAGE_ROWS : NO_LIMIT;
    for (let skip = 0, isFull = true; isFull; skip += limit) {
      const found = await read(context, rows, { urns, skip, limit });
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

/** @param order the column by which the statement orders, and the value after which it begins */
async function* listPages(
  context: CopyContext,
  statement: string,
  { key, after = '' }: { readonly key: string; readonly after?: string | number },
): AsyncGenerator<Row[]> {
  for (let last: unknown = after; last !== undefined;) {
    const rows = await read(context, statement, { after: last, limit: PAGE_ROWS });
    yield rows;
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.[key];
  }
}

function read({ run, load }: CopyContext, name: string, parameters: Row = {}): Promise<Row[]> {
  return run(load(`backup/${name}`), parameters);
}

function entityRecord(row: Row): EntityRecord {
  const { urn, labels, properties, edges } = row as unknown as EntityRecord;
  return { kind: 'entity', urn, labels, properties: lasting(properties), edges };
}

function rowRecord(kind: RowKind, { properties }: Row): RowRecord {
  return { kind, properties: lasting(properties as Properties) };
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

function* parts<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
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

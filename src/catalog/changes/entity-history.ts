/** The history of entities: every aspect that every write changed, newest first. */
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { type ReadCheck, readConsistently } from '../consistent-read.js';
import type { ReadDeps } from '../../neo4j/database.js';
import {
  beforeTime,
  readHistoryCursor,
  writeHistoryCursor,
  type HistoryPosition,
  checkCount,
  changeId,
} from './paging.js';
import { SHOWN_CHANGES } from './shown-changes.js';
import type { ChangeReader, HistoryPage, HistoryQuery, AspectChange } from './types.js';

export const MAX_HISTORY_PAGE = 100;
/** Changes of an entity that each statement scans, in turn, until the page is full. Most pages are full after the first statement. */
const CHANGES_AT_A_TIME = [200, 2_000, 4_000, 4_000] as const;
/** The same limit for all entities of a request together, and the limit of entries read for them. */
const CHANGES_TOGETHER = 40_000;
const ENTRIES_TOGETHER = 40_000;
/** Approximate limit of the characters of values on all pages of a request. A page has at least one change. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** A partially read page. */
interface OpenPage {
  readonly query: HistoryQuery;
  readonly from: HistoryPosition;
  readonly entries: readonly HistoryEntry[];
  /** True if older entries may follow after `from`. */
  readonly hasMore: boolean;
}

export async function listHistories(
  deps: ReadDeps,
  queries: readonly HistoryQuery[],
): ReturnType<ChangeReader['listOfEntities']> {
  let pages = queries.map((query): OpenPage => {
    checkCount(query.count, MAX_HISTORY_PAGE);
    return { query, from: readHistoryCursor(query.cursor), entries: [], hasMore: true };
  });
  for (const most of CHANGES_AT_A_TIME) if (pages.some(isOpen)) pages = await readFurther(deps, pages, most);
  const budget = MAX_CHARACTERS / Math.max(queries.length, 1);
  return pages.map((page) => closePage(page, budget));
}

function isOpen({ query, entries, hasMore }: OpenPage): boolean {
  return hasMore && entries.length <= query.count;
}

/** One statement for all incomplete pages. */
async function readFurther(
  { database, load }: ReadDeps,
  pages: readonly OpenPage[],
  most: number,
): Promise<OpenPage[]> {
  const open = pages.filter(isOpen);
  // Reads one more than a page holds, to know whether another page follows.
  const wanted = Math.max(...open.map(({ query }) => query.count)) + 1;
  const limit = shareOf(ENTRIES_TOGETHER, { wanted, pages: open.length });
  const rows = open.map(({ query, from }) => ({
    urn: query.urn,
    ...from,
    aspects: query.aspectNames ?? null,
  }));
  const found = await readConsistently(async (check) => {
    const changes = shareOf(CHANGES_TOGETHER, { wanted: most, pages: open.length });
    const parameters = { rows, most: changes, limit, ...SHOWN_CHANGES };
    const answered = await database.read(load('changes/list-changes-of-entity'), parameters);
    return new Map(answered.map((row) => [open[row.index], toFound(row, check)]));
  });
  return pages.map((page) => (isOpen(page) ? withEntries(page, { ...found.get(page), limit }) : page));
}

/** Share of a limit that one page gets: the wanted amount, or an equal share if the limit does not suffice for all pages. */
function shareOf(
  together: number,
  { wanted, pages }: { readonly wanted: number; readonly pages: number },
): number {
  return Math.max(1, Math.min(wanted, Math.floor(together / pages)));
}

interface Found {
  readonly floor?: number | null;
  readonly entries?: readonly HistoryEntry[];
}

function toFound({ floor, entries }: HistoryRow, check: ReadCheck): Found {
  return { floor, entries: entries.map((entry) => toEntry(entry, check)) };
}

function withEntries(
  { query, entries: before }: OpenPage,
  { floor, entries = [], limit }: Found & { readonly limit: number },
): OpenPage {
  const last = entries.length < limit ? undefined : entries.at(-1);
  const from = last ?? beforeTime(floor ?? 0);
  const hasMore = last !== undefined || typeof floor === 'number';
  return { query, from, entries: [...before, ...entries], hasMore };
}

function closePage({ query, from, entries, hasMore }: OpenPage, budget: number): HistoryPage {
  const shown = withinBudget(entries.slice(0, query.count), budget);
  const changes = shown.map((entry) => toAspectChange(query.urn, entry));
  const last = shown.at(-1);
  if (last !== undefined && shown.length < entries.length)
    return { changes, nextCursor: writeHistoryCursor(last) };
  return { changes, ...(hasMore && { nextCursor: writeHistoryCursor(from) }) };
}

function withinBudget(entries: readonly HistoryEntry[], budget: number): readonly HistoryEntry[] {
  let characters = 0;
  const end = entries.findIndex((entry, index) => {
    characters += entry.characters;
    return index > 0 && characters > budget;
  });
  return end < 0 ? entries : entries.slice(0, end);
}

type HistoryRow = StatementRows['changes/list-changes-of-entity'];
export type StoredEntry = HistoryRow['entries'][number];

interface HistoryEntry extends HistoryPosition {
  readonly actor: string;
  readonly runId: string | null;
  readonly aspect: string | null;
  readonly operation: string;
  /** 0 if the value was deleted. */
  readonly version: number;
  /** Absent if there was no previous value. */
  readonly versionBefore?: number;
  /** Total size of both values. */
  readonly characters: number;
}

/**
 * A value ends when it is replaced or deleted. So the older value is the previous value only if this change ended it; after a deletion
 * it had ended earlier.
 */
export function toEntry(
  [
    at,
    transaction,
    step,
    position,
    actor,
    runId,
    aspect,
    operation,
    version,
    earlier,
    older,
    after,
  ]: StoredEntry,
  check: ReadCheck,
): HistoryEntry {
  // During a commit, the change can be visible before the value that it replaced.
  if (aspect !== null && version !== 1 && older === null) check.isTorn = true;
  const [versionBefore, until = 0, before = 0] = older ?? [];
  const isReplaced = until === at && earlier !== 0;
  return {
    ...{ at, transaction, step, position, actor, runId, aspect, operation, version },
    ...(isReplaced && versionBefore !== undefined && { versionBefore }),
    characters: after + (isReplaced ? before : 0),
  };
}

export function toAspectChange(urn: string, entry: HistoryEntry): AspectChange {
  const { at, transaction, step, position, actor, runId, aspect, operation, version, versionBefore } = entry;
  return {
    ...{ id: changeId(transaction, step, position, at), urn, time: at, actor, operation },
    ...(runId !== null && { runId }),
    ...(aspect !== null && { aspectName: aspect }),
    ...(version > 0 && { version }),
    ...(versionBefore !== undefined && { versionBefore }),
  };
}

/** When each value of an aspect was valid. */
import type { Row } from '../../store/database.js';
import { isTorn, storedMeta } from '../stored-aspect.js';
import type { ReadCheck } from '../whole-read.js';

/** A value that was replaced or deleted. */
export interface OlderSpan {
  readonly aspect: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Characters of the payload. */
  readonly size: number;
  /** Who deleted it, when it was not replaced. */
  readonly deletedBy: string | undefined;
}

export interface LatestValue {
  readonly version: number;
  readonly from: number;
  readonly actor: string;
  readonly text: string;
}

export interface AspectSpans {
  readonly aspect: string;
  readonly latest: LatestValue | undefined;
  /** Newest first. */
  readonly older: readonly OlderSpan[];
}

type StoredSpan = readonly [version: number, from: number, until: number, size: number, by: string | null];

/** @param row of `history/list-aspect-spans` */
export function readSpans(row: Row, check: ReadCheck): AspectSpans {
  const aspect = row['aspect'] as string;
  const older = (row['versions'] as StoredSpan[]).map(([version, from, until, size, by]): OlderSpan => ({
    aspect,
    version,
    from,
    until,
    size,
    deletedBy: by ?? undefined,
  }));
  const latest = latestOf(row['payload'] as string | null, row['meta'] as string | null, check);
  // A write that came between the two parts of the statement has made the latest value an older one.
  const isOld = latest !== undefined && older.some(({ version }) => version >= latest.version);
  return { aspect, older, latest: isOld ? undefined : latest };
}

function latestOf(text: string | null, metaText: string | null, check: ReadCheck): LatestValue | undefined {
  if (text === null || metaText === null) return undefined;
  const meta = storedMeta(metaText);
  if (isTorn(text, meta)) check.isTorn = true;
  const { version, created } = meta;
  return { version, from: created.time, actor: created.actor, text };
}

/** Values that one request reads, and characters of their payloads. */
export const MAX_TIMELINE_VERSIONS = 2_000;
const MAX_TIMELINE_CHARACTERS = 32 * 1024 * 1024;

/** The newest values that the bounds allow; `cutAt` is the end of the newest that is left out. */
export function withinBounds(all: readonly OlderSpan[]): { spans: OlderSpan[]; cutAt?: number } {
  const newestFirst = [...all].sort((left, right) => right.until - left.until);
  let characters = 0;
  const end = newestFirst.findIndex(({ size }, index) => {
    characters += size;
    return index >= MAX_TIMELINE_VERSIONS || characters > MAX_TIMELINE_CHARACTERS;
  });
  const cut = newestFirst[end];
  return cut === undefined ? { spans: newestFirst } : { spans: newestFirst.slice(0, end), cutAt: cut.until };
}

/** Reads when each value of an aspect was valid. */
import type { Row } from '../../neo4j/database.js';
import { currentAspect, type StoredPair } from '../entities/stored-aspect.js';
import type { ReadCheck } from '../consistent-read.js';

/** A value that was replaced or deleted. */
export interface OlderSpan {
  readonly urn: string;
  readonly aspect: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Characters of the payload. */
  readonly size: number;
  /** The actor who deleted it; absent if it was replaced. */
  readonly deletedBy: string | undefined;
}

export interface LatestValue {
  readonly version: number;
  readonly from: number;
  readonly actor: string;
  readonly text: string;
}

export interface AspectSpans {
  readonly urn: string;
  readonly aspect: string;
  readonly latest: LatestValue | undefined;
  /** Newest first. */
  readonly older: readonly OlderSpan[];
}

type StoredSpan = readonly [version: number, from: number, until: number, size: number, by: string | null];

/**
 * Reads the values of an aspect from a row.
 * @param row of `timeline/list-aspect-spans`
 * @param until latest time of interest, in epoch milliseconds
 */
export function readSpans(row: Row, until: number, check: ReadCheck): AspectSpans {
  const [urn, aspect] = [row['urn'] as string, row['aspect'] as string];
  const older = (row['versions'] as StoredSpan[]).map(([version, from, until, size, by]): OlderSpan => ({
    urn,
    aspect,
    version,
    from,
    until,
    size,
    deletedBy: by ?? undefined,
  }));
  const [text, metaText] = [row['payload'] as string | null, row['meta'] as string | null];
  const latest = latestOf({ text, metaText }, check);
  if (latest === undefined) return { urn, aspect, older, latest };
  // If a write came between the two parts of the statement, the latest value may also be among the older ones.
  const newest = older[0]?.version ?? 0;
  if (latest.from <= until && newest !== latest.version - 1) check.isTorn = true;
  return { urn, aspect, older, latest: newest >= latest.version ? undefined : latest };
}

function latestOf(pair: StoredPair, check: ReadCheck): LatestValue | undefined {
  const found = currentAspect('', pair, check);
  if (found === undefined) return undefined;
  const { version, created, text } = found;
  return { version, from: created.time, actor: created.actor, text };
}

/** Limits of one request: number of values, and characters of their payloads. */
export const MAX_TIMELINE_VERSIONS = 2_000;
const MAX_TIMELINE_CHARACTERS = 32 * 1024 * 1024;

/** Returns the newest values within the limits; `cutAt` is the end of the newest value that is left out. */
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

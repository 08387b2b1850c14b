/** The cursor of an edge scroll: the last edge of a page, in the order of the near end's URN. */
import { CatalogError } from '../../../core/errors.js';
import { decodeCursor, encodeCursor } from '../../../core/cursor.js';
import { checkPage } from '../../page.js';
import type { EdgePage, EdgeScroll } from './types.js';

/** The end whose order the pages follow, as written in cursors; `either`: of the requested entities, whichever end they are. */
export type Near = 'source' | 'destination' | 'upstream' | 'downstream' | 'either';

export interface NearRow {
  readonly near: string;
  readonly type: string;
  readonly far: string;
  /** Which end is the near one. */
  readonly side: string;
}

export type Position = readonly [near: string, type: string, far: string, side: string];

/** Reads the position of the last edge. @throws INVALID_REQUEST for the cursor of another query, LIMIT_EXCEEDED */
export function readPosition(query: EdgeScroll, near: Near): Position | null {
  checkPage({ start: 0, count: query.count });
  if (query.scrollId === undefined) return null;
  const [end, ...position] = decodeCursor(query.scrollId, 5);
  if (end === near && position.every((part) => typeof part === 'string'))
    return position as unknown as Position;
  throw new CatalogError('INVALID_REQUEST', 'scrollId is from a scroll with other conditions', {
    path: '/scrollId',
    rule: 'scrollId of an earlier page of the same query',
  });
}

/** @param rows one more than the page holds if there is a next page */
export function toPage<Row extends NearRow, Edge>(
  rows: readonly Row[],
  { count, near, toEdge }: { count: number; near: Near; toEdge: (row: Row) => Edge },
): EdgePage<Edge> {
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  const edges = shown.map(toEdge);
  if (rows.length <= count || last === undefined) return { edges };
  return { edges, scrollId: encodeCursor([near, last.near, last.type, last.far, last.side]) };
}

/** Returns the parameters that all scrolls share. @throws INVALID_REQUEST */
export function scrollParameters(query: EdgeScroll): object {
  const { slice, count, includeSoftDeleted = false } = query;
  if (slice !== undefined && !(slice.number >= 0 && slice.number < slice.of)) {
    throw new CatalogError('INVALID_REQUEST', `sliceId must be from 0 to sliceMax - 1, not ${slice.number}`, {
      path: '/sliceId',
      rule: 'less than sliceMax',
    });
  }
  return {
    includeRemoved: includeSoftDeleted,
    slices: slice?.of ?? null,
    slice: slice?.number ?? 0,
    limit: count + 1,
  };
}

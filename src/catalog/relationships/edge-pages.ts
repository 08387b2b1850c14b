/** The pages of an edge scroll: their cursors, and the ranges of the URN index that the scroll walks. */
import { invalidRequest } from '../../core/errors.js';
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import { NAMESPACE } from '../../core/compatibility.js';
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { findEntityType } from '../../model/search/entity-type-names.js';
import { compareTexts } from '../../core/compare.js';
import { LAST_CHARACTER } from '../../core/texts.js';
import { checkPage } from '../page.js';
import { typeOf } from '../lineage/follow-edges.js';
import type { Filter } from '../search/filter.js';
import type { EdgePage, EdgeScroll } from './types.js';

/** The end whose order the pages follow, as written in cursors; `either`: of the requested entities, whichever end they are. */
export type Near = 'source' | 'destination' | 'upstream' | 'downstream' | 'either';

export type NearRow = StatementRows['relationships/scroll-edges' | 'lineage/scroll-edges'];

/** Of the last edge of a page, in the order of the URNs at the near end. */
export type Position = readonly [near: string, type: string, far: string, side: string];

/** Reads the position of the last edge. @throws INVALID_REQUEST for the cursor of another query, LIMIT_EXCEEDED */
export function readPosition(query: EdgeScroll, near: Near): Position | null {
  checkPage({ start: 0, count: query.count });
  if (query.scrollId === undefined) return null;
  const [end, ...position] = decodeCursor(query.scrollId, 5);
  if (end === near && position.every((part) => typeof part === 'string'))
    return position as unknown as Position;
  throw invalidRequest(
    '/scrollId',
    'scrollId is from a scroll with other conditions',
    'scrollId of an earlier page of the same query',
  );
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
    throw invalidRequest(
      '/sliceId',
      `sliceId must be from 0 to sliceMax - 1, not ${slice.number}`,
      'less than sliceMax',
    );
  }
  return {
    includeSoftDeleted,
    slices: slice?.of ?? null,
    slice: slice?.number ?? 0,
    limit: count + 1,
  };
}

/** Both ends included. */
export interface UrnRange {
  readonly from: string;
  readonly until: string;
}

/** Returns the ranges of the URN index that a scroll walks at the near end, from the cursor on. */
export function urnRanges(
  near: { readonly entityTypes: readonly string[]; readonly urns: readonly string[] | undefined },
  after: string | undefined,
): UrnRange[] {
  const { entityTypes, urns } = near;
  const ranges = urns === undefined ? rangesOfTypes(entityTypes) : rangesOfUrns(urns, entityTypes);
  if (after === undefined) return ranges;
  return ranges
    .filter(({ until }) => compareTexts(until, after) >= 0)
    .map(({ from, until }) => ({ from: compareTexts(from, after) < 0 ? after : from, until }));
}

function rangesOfTypes(entityTypes: readonly string[]): UrnRange[] {
  const prefixes = entityTypes.length === 0 ? [''] : entityTypes.map((type) => `${type}:`);
  return prefixes.map((prefix) => {
    const from = `urn:${NAMESPACE}:${prefix}`;
    return { from, until: from + LAST_CHARACTER };
  });
}

function rangesOfUrns(urns: readonly string[], entityTypes: readonly string[]): UrnRange[] {
  return [...new Set(urns)]
    .filter((urn) => entityTypes.length === 0 || entityTypes.includes(typeOf(urn)))
    .map((urn) => ({ from: urn, until: urn }));
}

/** Returns the URNs that can pass a filter; undefined if some branch does not restrict them. */
export function urnsOf(filter: Filter | undefined): readonly string[] | undefined {
  if (filter === undefined || filter.or.length === 0) return undefined;
  const perBranch = filter.or.map(
    ({ and }) =>
      and.find(
        ({ field, condition, negated }) =>
          field === 'urn' && negated !== true && (condition === 'EQUAL' || condition === 'IN'),
      )?.values,
  );
  return perBranch.some((urns) => urns === undefined) ? undefined : perBranch.flatMap((urns) => urns ?? []);
}

/** Returns the model's names of the types, each once, for any of the names that clients use. @throws UNKNOWN_ENTITY */
export function knownTypes(model: MetadataModel, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => findEntityType(model, name) ?? model.getEntity(name).name))];
}

/** Sort order of search hits, and the conditions that continue after a hit. */
import { limitExceeded, invalidRequest } from '../../core/errors.js';
import { decodeCursor, encodeCursor, type CursorKey } from '../../core/cursor.js';
import type { FieldKind, SearchField } from '../../model/search/search-fields.js';
import type { FieldValue } from '../../model/types.js';
import type { Page } from '../page.js';
import type { Sort } from './filter.js';
import { getFields, type SearchSchema } from './search-schema.js';

/** Statements compute `keys`, one per sort property, with text in lower case; entities without a value come last, or first if requested. */
export interface SortOrder {
  /** Cypher for each sort value of `node`. It reads names of properties from the parameter `sortProperties`. */
  readonly keys: readonly string[];
  /** Value of the parameter `sortProperties`. Clients choose the names of structured properties, so no name is part of the statement. */
  readonly properties: readonly string[];
  /** The kind of each sort value. */
  readonly kinds: readonly FieldKind[];
  /** The sort expressions before `urn` in ORDER BY, e.g. `keys[0] IS NULL, keys[0] DESC, `. */
  readonly orderBy: string;
  readonly descending: readonly boolean[];
  /** Whether entities without a value come first, for each sort value. */
  readonly missingFirst?: readonly boolean[];
  /** Identifies the order in a cursor, so that a cursor of another order is refused. */
  readonly tag: string;
}

export interface Position {
  readonly keys: readonly (FieldValue | null)[];
  readonly urn: string;
}

export const URN_ORDER: SortOrder = {
  keys: [],
  properties: [],
  kinds: [],
  orderBy: '',
  descending: [],
  tag: 'urn',
};

/** Maximum number of sort criteria. The database plans each of them, so thousands would occupy it for a minute. */
const MAX_SORTS = 20;

/** @throws INVALID_FILTER for an unknown field, LIMIT_EXCEEDED */
export function compileSort(sort: readonly Sort[], schema: SearchSchema): SortOrder {
  if (sort.length > MAX_SORTS)
    throw limitExceeded(
      '/sort',
      `The sort order has ${sort.length} criteria, the limit is ${MAX_SORTS}`,
      `at most ${MAX_SORTS} sort criteria`,
    );
  const criteria = sort.map(({ field, order, missing }, index) => {
    const [target] = getFields(field, schema, `/sort/${index}/field`);
    if (target === undefined) throw new Error(`No field ${field}`);
    return { target, isDescending: order === 'DESCENDING', isMissingFirst: missing === 'FIRST' };
  });
  return {
    keys: criteria.map(({ target }, index) => toKey(target, index)),
    properties: criteria.map(({ target }) => target.property),
    kinds: criteria.map(({ target }) => target.kind),
    orderBy: criteria
      .map(
        ({ isDescending, isMissingFirst }, index) =>
          `keys[${index}] IS ${isMissingFirst ? 'NOT NULL' : 'NULL'}, keys[${index}]${isDescending ? ' DESC' : ''}, `,
      )
      .join(''),
    descending: criteria.map(({ isDescending }) => isDescending),
    missingFirst: criteria.map(({ isMissingFirst }) => isMissingFirst),
    tag: [
      'urn',
      ...criteria.map(
        ({ target, isDescending, isMissingFirst }) =>
          `${isMissingFirst ? '0' : ''}${isDescending ? '-' : '+'}${target.name}`,
      ),
    ].join(' '),
  };
}

/** Sorts by the first of several values, or by the newest point that has one, if only points have the field. */
function toKey({ kind, ofPoints }: SearchField, index: number): string {
  const stored = `head([] + node[$sortProperties[${index}]])`;
  const first = ofPoints === undefined ? stored : `coalesce(${stored}, ${newestValue(ofPoints)})`;
  if (kind === 'text or number')
    return `CASE WHEN ${first} IS :: STRING THEN toLower(${first}) ELSE ${first} END`;
  return kind === 'text' ? `toLower(${first})` : first;
}

/** Each hit costs an index seek, which stops at the first point. */
function newestValue({ aspect, member }: NonNullable<SearchField['ofPoints']>): string {
  return (
    `head(COLLECT { MATCH (point:TimeseriesPoint {urn: node.urn, aspect: ${JSON.stringify(aspect)}}) ` +
    `WHERE point.timestampMillis IS NOT NULL AND point.field_${member} IS NOT NULL ` +
    `RETURN head(point.field_${member}) ORDER BY point.urn DESC, point.aspect DESC, point.timestampMillis DESC LIMIT 1 })`
  );
}

/** Returns Cypher predicates over `keys` and `urn` for all hits after a position, which is the parameter `after`. */
export function conditionsAfter(order: SortOrder, { keys }: Position): string[] {
  const branches = [...order.descending.keys(), order.descending.length].flatMap((depth) => {
    const equal = keys.slice(0, depth).map((key, index) => equals(key, index));
    const behind =
      depth === order.descending.length ? 'urn > $after.urn' : isBehind(order, keys[depth] ?? null, depth);
    return behind === undefined ? [] : [[...equal, behind].join(' AND ')];
  });
  return [`(${branches.map((branch) => `(${branch})`).join(' OR ')})`];
}

export function toCursor(order: SortOrder, { keys, urn }: Position): string {
  return encodeCursor([order.tag, ...keys, urn]);
}

/** @throws INVALID_REQUEST for a cursor of another listing or another order */
export function fromCursor(order: SortOrder, cursor: string): Position {
  const [tag, ...values]: CursorKey = decodeCursor(cursor, order.keys.length + 2);
  const urn = values.pop();
  const fits = values.every((value, index) => value === null || isOfKind(value, order.kinds[index]));
  if (tag === order.tag && typeof urn === 'string' && fits) return { keys: values, urn };
  throw invalidRequest(
    '/scrollId',
    'scrollId belongs to a search in another order',
    'scrollId of an earlier page',
  );
}

/** How a statement returns one page of an order. */
export interface PagedOrder {
  /** Undefined on the first page. */
  readonly after: Position | undefined;
  /** One hit more than the page holds, to know whether there is a next page. */
  readonly bounds: { readonly start: number; readonly count: number };
  /** For `composeStatement`. */
  readonly slots: { readonly after: readonly string[]; readonly keys: string; readonly orderBy: string };
  readonly parameters: { readonly after: Position | null; readonly sortProperties: readonly string[] };
}

/** @param order undefined: by relevance, without cursors. @throws INVALID_REQUEST for a cursor of another listing or another order */
export function pageOf(order: SortOrder | undefined, { start, count, scrollId }: Page): PagedOrder {
  const after = order === undefined || scrollId === undefined ? undefined : fromCursor(order, scrollId);
  return {
    after,
    bounds: { start: after === undefined ? start : 0, count: count + 1 },
    slots: {
      after: order === undefined || after === undefined ? [] : conditionsAfter(order, after),
      keys: order?.keys.join(', ') ?? '',
      orderBy: order?.orderBy ?? 'score DESC, ',
    },
    parameters: { after: after ?? null, sortProperties: order?.properties ?? [] },
  };
}

/** A value of another kind is refused, because a comparison with it would find nothing. */
function isOfKind(value: FieldValue, kind: FieldKind | undefined): boolean {
  if (kind === 'text or number') return typeof value !== 'boolean';
  return typeof value === (kind === 'text' ? 'string' : kind);
}

function equals(key: FieldValue | null, index: number): string {
  return key === null ? `keys[${index}] IS NULL` : `keys[${index}] = $after.keys[${index}]`;
}

/** Only missing values follow a missing value, unless they come first; the next key orders them. */
function isBehind(
  { descending, missingFirst }: SortOrder,
  key: FieldValue | null,
  index: number,
): string | undefined {
  const isFirst = missingFirst?.[index] === true;
  if (key === null) return isFirst ? `keys[${index}] IS NOT NULL` : undefined;
  const comparison = descending[index] === true ? '<' : '>';
  const compared = `keys[${index}] ${comparison} $after.keys[${index}]`;
  return isFirst ? compared : `(${compared} OR keys[${index}] IS NULL)`;
}

/** Limits of graph queries: the size of filters, the number of lists, the size of pages, and the number of values in an answer. */
import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { fieldsOf } from './selected-fields.js';

/** Relationships in a row; `single` and `all` count twice. Query planning ignores the time limit, and each hop takes longer to plan. */
const MAX_HOPS = 6;
/** Names of fields and operators, including those in lists, counted as often as the statement repeats them. */
const MAX_CONDITIONS = 500;
/** Nested objects. Deeper filters could overflow the stack of code that walks through them. */
const MAX_NESTING = 50;

/** How often the statement repeats the conditions behind a relationship, by quantifier. */
const REPEATED: Readonly<Record<string, number>> = { some: 1, none: 1, aggregate: 1, all: 2, single: 3 };

interface FilterPosition {
  readonly hops: number;
  readonly nesting: number;
  readonly repeated: number;
}

/**
 * Checks a filter and stops at the first exceeded limit.
 * @param where a `GraphEntityWhere` or `GraphRelationConnectionWhere`
 * @throws LIMIT_EXCEEDED
 */
export function checkFilter(where: unknown): void {
  let conditions = 0;
  const walk = (value: unknown, at: FilterPosition): void => {
    if (typeof value !== 'object' || value === null) return;
    if (at.nesting > MAX_NESTING) throw exceeded('nesting', MAX_NESTING);
    if (at.hops > MAX_HOPS) throw exceeded('hops', MAX_HOPS);
    if (Array.isArray(value)) {
      for (const item of value) walk(item, at);
      return;
    }
    for (const [name, part] of Object.entries(value) as [string, unknown][]) {
      conditions += at.repeated;
      if (conditions > MAX_CONDITIONS) throw exceeded('conditions', MAX_CONDITIONS);
      walk(part, inside(name, at));
    }
  };
  walk(where, { hops: 0, nesting: 0, repeated: 1 });
}

function inside(name: string, { hops, nesting, repeated }: FilterPosition): FilterPosition {
  const times = REPEATED[name];
  if (times === undefined) return { hops, nesting: nesting + 1, repeated };
  return { hops: hops + Math.min(times, 2), nesting: nesting + 1, repeated: repeated * times };
}

const MESSAGES = {
  nesting: `A filter is nested more than ${MAX_NESTING} levels deep`,
  hops: `A filter follows more than ${MAX_HOPS} relationships in a row (single and all count twice)`,
  conditions: `A filter has more than ${MAX_CONDITIONS} conditions`,
} as const;

function exceeded(rule: keyof typeof MESSAGES, limit: number): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', MESSAGES[rule], { rule: `filter ${rule} at most ${limit}` });
}

/** Each list is a statement, and all statements of a request run at once. */
const MAX_LISTS = 50;

/** Lists per executed request, keyed by its variables object. A request may select `graph` under several aliases. */
const listsOfRequests = new WeakMap<object, number>();

/**
 * Limits the lists of one request.
 * @param info of the field `graph`
 * @throws LIMIT_EXCEEDED
 */
export function checkLists(info: GraphQLResolveInfo): void {
  const names = fieldsOf(info.fieldNodes, info).map(({ alias, name }) => (alias ?? name).value);
  const lists = (listsOfRequests.get(info.variableValues) ?? 0) + new Set(names).size;
  listsOfRequests.set(info.variableValues, lists);
  if (lists <= MAX_LISTS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `A request may ask for at most ${MAX_LISTS} lists of the graph`, {
    rule: `lists at most ${MAX_LISTS}`,
  });
}

/** Limit of the entities in one list; the same as `@limit` in `schemas/graphql/graph-api`. */
const MAX_LIMIT = 1000;
/** Entities of a list without a limit; the same as `@limit` in `schemas/graphql/graph-api`. */
export const DEFAULT_LIMIT = 100;

/**
 * Checks `limit`, `offset`, `first` and `after`. Rejects values that the library would change silently: it cuts off large limits, ignores 0
 * and restarts at invalid cursors. Neo4j fails on negative numbers.
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST
 */
export function checkPaging(args: Readonly<Record<string, unknown>>): void {
  for (const name of ['limit', 'first']) {
    const value = args[name];
    if (typeof value !== 'number') continue;
    if (value < 1) throw invalid(`${name} is ${value}, and must be 1 or more`, `${name} >= 1`);
    if (value > MAX_LIMIT)
      throw new CatalogError('LIMIT_EXCEEDED', `${name} is ${value}, and may be at most ${MAX_LIMIT}`, {
        rule: `${name} <= ${MAX_LIMIT}`,
      });
  }
  const { offset, after } = args;
  if (typeof offset === 'number' && offset < 0)
    throw invalid(`offset is ${offset}, and must be 0 or more`, 'offset >= 0');
  if (typeof after === 'string') requireCursor(after);
}

/** At most nine digits, because Neo4j cannot skip much more, and no list is that long. */
const CURSOR = /^arrayconnection:\d{1,9}$/;

function requireCursor(after: string): void {
  if (CURSOR.test(Buffer.from(after, 'base64').toString('latin1'))) return;
  throw invalid('after is not a cursor of a previous page', 'after: cursor');
}

function invalid(message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { rule });
}

/** Maximum number of values that the statement of one root field may collect in Neo4j. */
const MAX_VALUES = 5_000_000;

interface RootSelection {
  /** A root field as the library receives it. */
  readonly node: FieldNode;
  /** The type of the field's values. */
  readonly type: GraphQLObjectType;
  readonly args: Readonly<Record<string, unknown>>;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * Limits the number of values in an answer. Assumes that every list is full: a list without a limit can have 100 entities, each with lists
 * of 100, and Neo4j would collect them all before the first row arrives.
 * @throws LIMIT_EXCEEDED
 */
export function checkSize({ node, type, args, variableValues }: RootSelection): void {
  const values = sizeOf(node, { type, items: lengthOf(args), variableValues });
  if (values <= MAX_VALUES) return;
  throw new CatalogError(
    'LIMIT_EXCEEDED',
    `The lists can contain ${values} values, the limit is ${MAX_VALUES}: use smaller limits`,
    { rule: `cost at most ${MAX_VALUES}` },
  );
}

interface SelectionContext {
  readonly type: GraphQLObjectType;
  readonly items: number;
  readonly variableValues: RootSelection['variableValues'];
}

function sizeOf({ selectionSet }: FieldNode, { type, items, variableValues }: SelectionContext): number {
  let size = 0;
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind !== Kind.FIELD) continue;
    const field = type.getFields()[selection.name.value];
    const inner = field && getNamedType(field.type);
    size += items;
    if (!isObjectType(inner)) continue;
    const isList = field !== undefined && field.args.length > 0;
    const length = isList ? lengthOf(argumentsOf(selection, variableValues)) : 1;
    size += sizeOf(selection, { type: inner, items: items * length, variableValues });
  }
  return size;
}

function argumentsOf(
  node: FieldNode,
  variableValues: RootSelection['variableValues'],
): Record<string, unknown> {
  const named = (node.arguments ?? []).flatMap(({ name, value }) =>
    value.kind === Kind.VARIABLE ? [[name.value, variableValues[value.name.value]] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Returns the maximum length of a list: its limit, or the number of URNs that its filter names if that is smaller. */
function lengthOf({ limit, first, where }: Readonly<Record<string, unknown>>): number {
  const most = [limit, first].find((each) => typeof each === 'number') ?? DEFAULT_LIMIT;
  const { urn } = (where ?? {}) as { urn?: { eq?: unknown; in?: unknown } | null };
  if (typeof urn?.eq === 'string') return 1;
  return Array.isArray(urn?.in) ? Math.min(most, urn.in.length) : most;
}

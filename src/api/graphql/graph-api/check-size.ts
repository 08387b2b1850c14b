/** Limits the number of values in an answer. */
import { getNamedType, isObjectType, Kind, type FieldNode, type GraphQLObjectType } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { DEFAULT_LIMIT } from './check-paging.js';

/** Maximum number of values that the statement of one root field may collect in Neo4j. */
const MAX_VALUES = 5_000_000;

export interface RootSelection {
  /** A root field as the library receives it. */
  readonly node: FieldNode;
  /** The type of the field's values. */
  readonly type: GraphQLObjectType;

  readonly args: Readonly<Record<string, unknown>>;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * Assumes that every list is full: a list without a limit can have 100 entities, each with lists of 100, and Neo4j would collect them
 * all before the first row arrives.
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

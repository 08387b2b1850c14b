/** How many values an answer may hold. */
import { getNamedType, isObjectType, Kind, type FieldNode, type GraphQLObjectType } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { LIMITS } from '../limits/limits.js';
import { DEFAULT_LIMIT } from './check-paging.js';

export interface Asked {
  /** A root field as the library gets it. */
  readonly node: FieldNode;
  /** What the field gives. */
  readonly type: GraphQLObjectType;
  /** Its arguments. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * Every list counts as full. Operations are measured before they run, too, but there a list that names no limit counts as
 * short; here it may have a hundred entities, each with lists of a hundred, and Neo4j would collect them all.
 * @throws LIMIT_EXCEEDED
 */
export function checkSize({ node, type, args, variableValues }: Asked): void {
  const values = sizeOf(node, { type, items: lengthOf(args), variableValues });
  if (values <= LIMITS.cost) return;
  throw new CatalogError(
    'LIMIT_EXCEEDED',
    `The lists may give ${values} values when all are full, the limit is ${LIMITS.cost}: say smaller limits`,
    { rule: `cost at most ${LIMITS.cost}` },
  );
}

interface Place {
  readonly type: GraphQLObjectType;
  readonly items: number;
  readonly variableValues: Asked['variableValues'];
}

function sizeOf({ selectionSet }: FieldNode, { type, items, variableValues }: Place): number {
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

function argumentsOf(node: FieldNode, variableValues: Asked['variableValues']): Record<string, unknown> {
  const named = (node.arguments ?? []).flatMap(({ name, value }) =>
    value.kind === Kind.VARIABLE ? [[name.value, variableValues[value.name.value]] as const] : [],
  );
  return Object.fromEntries(named);
}

/** A list of what has certain URNs is no longer than they are many. */
function lengthOf({ limit, first, where }: Readonly<Record<string, unknown>>): number {
  const asked = [limit, first].find((each) => typeof each === 'number') ?? DEFAULT_LIMIT;
  const { urn } = (where ?? {}) as { urn?: { eq?: unknown; in?: unknown } | null };
  if (typeof urn?.eq === 'string') return 1;
  return Array.isArray(urn?.in) ? Math.min(asked, urn.in.length) : asked;
}

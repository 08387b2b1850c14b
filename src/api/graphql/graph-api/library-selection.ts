/** Rewrites a selection for the library: each field once, without fragments and aliases, with complete arguments. */
import {
  getArgumentValues,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type ArgumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';
import { completeEdgeWhere, completeWhere } from './complete-where.js';
import { checkFilter, checkPaging } from './graph-limits.js';
import { fieldsOf, selectionKeys } from './selected-fields.js';

interface LibrarySelection {
  readonly selectionSet: SelectionSetNode;
  /** The variables of the request, and the arguments of the selected fields: values are passed as variables. */
  readonly variableValues: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Selects each field once under a name that Trellis generates and that the resolvers of `entity-values` know, because the library looks
 * types up by names of its own schema, reads only the first of two aliases of e.g. `edges`, and fails on a selection of `__typename`
 * alone.
 * @param type the library's type that the selection is on
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST, INVALID_FILTER, FORBIDDEN for arguments
 */
export function librarySelection(info: GraphQLResolveInfo, type: GraphQLObjectType): LibrarySelection {
  const variableValues: Record<string, unknown> = { ...info.variableValues };
  const keys = selectionKeys(info);

  const selectionSetOf = (nodes: readonly FieldNode[], on: GraphQLObjectType): SelectionSetNode => {
    const fields = new Map<string, { field: Field; args: Arguments; same: FieldNode[] }>();
    for (const node of fieldsOf(nodes, info)) {
      const field = on.getFields()[node.name.value];
      if (field === undefined) continue;
      const args = getArgumentValues(field, node, info.variableValues);
      const key = keys.keyFor(node, args);
      const existing = fields.get(key);
      if (existing) existing.same.push(node);
      else fields.set(key, { field, args, same: [node] });
    }
    const selections = [...fields].map(([key, { field, args, same }]): FieldNode => {
      const named = getNamedType(field.type);
      return {
        ...plainField(field.name),
        ...(key !== field.name && { alias: { kind: Kind.NAME, value: key } }),
        arguments: asVariables(nestedArguments(field, args), variableValues),
        ...(isObjectType(named) && { selectionSet: selectionSetOf(same, named) }),
      };
    });
    return { kind: Kind.SELECTION_SET, selections: selections.length > 0 ? selections : [anyField(on)] };
  };

  return { selectionSet: selectionSetOf(info.fieldNodes, type), variableValues };
}

type Arguments = Readonly<Record<string, unknown>>;

function asVariables(args: Arguments, variableValues: Record<string, unknown>): ArgumentNode[] {
  return Object.entries(args).map(([name, value]) => {
    // Names in GraphQL cannot begin with a digit, so this name never collides with a variable of the client.
    const variable = `${Object.keys(variableValues).length}_${name}`;
    variableValues[variable] = value;
    return {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: name },
      value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: variable } },
    };
  });
}

function plainField(name: string): FieldNode {
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } };
}

/** Returns a field without arguments, for a selection that is empty or contains only `__typename`. */
function anyField(type: GraphQLObjectType): FieldNode {
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const field = fields.find((each) => isLeafType(getNamedType(each.type))) ?? fields[0];
  if (field === undefined) throw new Error(`the type ${type.name} has no field without arguments`);
  const named = getNamedType(field.type);
  const selectionSet: SelectionSetNode | undefined = isObjectType(named)
    ? { kind: Kind.SELECTION_SET, selections: [anyField(named)] }
    : undefined;
  return { ...plainField(field.name), ...(selectionSet && { selectionSet }) };
}

/** Checks and completes the arguments of a field below the root. @throws LIMIT_EXCEEDED, INVALID_REQUEST, INVALID_FILTER, FORBIDDEN */
function nestedArguments(field: GraphQLField<unknown, unknown>, args: Arguments): Arguments {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) {
    requireReadable(args['name']);
    return args;
  }
  checkPaging(args);
  checkFilter(args['where']);
  const { where, sort, ...rest } = args;
  const present = Object.entries(rest).filter(([, value]) => value !== null);
  const isConnection = 'edges' in type.getFields();
  const order = inOrder(sort, isConnection ? { node: BY_URN } : BY_URN);
  return {
    ...Object.fromEntries(present),
    ...(where !== undefined &&
      where !== null && { where: isConnection ? completeEdgeWhere(where) : completeWhere(where) }),
    ...(order.length > 0 && { sort: order }),
  };
}

const BY_URN = { urn: 'ASC' };

/**
 * Sorts by URN last, so that pages fit together. A list without a wanted order stays unsorted: then Neo4j need not read all 10,000
 * neighbours of a hub to return the first few.
 */
function inOrder(sort: unknown, last: object): unknown[] {
  return Array.isArray(sort) && sort.length > 0 ? [...(sort as unknown[]), last] : [];
}

/** The graph API never shows aspects that hold secrets. @throws FORBIDDEN */
function requireReadable(aspectName: unknown): void {
  if (!WITHHELD_FROM_GRAPH.has(aspectName)) return;
  throw new CatalogError('FORBIDDEN', `The graph API does not show the aspect ${String(aspectName)}`, {
    rule: 'aspects without secrets',
  });
}
